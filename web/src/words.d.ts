declare module "virtual:words/*" {
  const patterns: Record<string, import("@fluent/bundle").Message["value"]>;
  export default patterns;
}
