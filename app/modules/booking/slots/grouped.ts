/** Rows by a key, in the order in which they came. */
export function groupedBy<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  toValue: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(toValue(row))
    else groups.set(keyOf(row), [toValue(row)])
  }
  return groups
}
