"""What keeps the house in order: the checks that `./dev check` runs."""
