type RowOutcomeName = 'outside' | 'created' | 'updated' | 'unchanged' | 'kept' | 'retired' | 'unknown' | 'rejected'

/** What a run has done. Every row that was read has one outcome. */
export type ImportCounts = Record<RowOutcomeName, number> & {
  /** Rows read, the sum of all outcomes. */
  read: number
  /** Practitioners none of whose taxonomy codes means one of our specialties; they are imported all the same. */
  unmapped: number
  /** Facilities made from practitioners' addresses at which we knew none. */
  facilities: number
}

export function noCounts(): ImportCounts {
  return {
    read: 0,
    outside: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    kept: 0,
    retired: 0,
    unknown: 0,
    rejected: 0,
    unmapped: 0,
    facilities: 0,
  }
}

export function addCounts(total: ImportCounts, more: Partial<ImportCounts>): ImportCounts {
  const sum = { ...total }
  for (const [name, count] of Object.entries(more) as [keyof ImportCounts, number][]) sum[name] += count
  return sum
}

/** The counts of a run as it keeps them; runs of before call the facilities places. */
export function storedCounts(stored: Record<string, number>): ImportCounts {
  const { places = 0, ...counts } = stored
  return addCounts(noCounts(), { ...counts, facilities: (counts.facilities ?? 0) + places })
}

/** Rows that passed the state filter and can be used. */
export function matchedCount(counts: ImportCounts): number {
  return counts.created + counts.updated + counts.unchanged + counts.kept
}
