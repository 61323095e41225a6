// Changes over what one had: an update carries the fields that are different now.

export function fold<T extends object>(old: T | null, changes: { [K in keyof T]?: T[K] | undefined }): T | null {
  if (Object.keys(changes).length === 0) return old;
  return { ...(old ?? {}), ...changes } as T;
}
