type Kept = Readonly<{ source: string; userId: string | null; isProfileComplete: boolean }>

/**
 * Whether the registry alone keeps a record: nobody has claimed it, so nobody reads what is sent to it. `source` says where a record came
 * from and never changes; whose it is now, the account says.
 */
export function isUnclaimedRecord({ source, userId }: Pick<Kept, 'source' | 'userId'>): boolean {
  return source === 'registry' && userId === null
}

/** Whether a record says what the registry said, and nobody has confirmed it: it is unclaimed, or its owner has not been through it yet. */
export function isUnconfirmedRecord({ isProfileComplete, ...record }: Kept): boolean {
  return record.source === 'registry' && (record.userId === null || !isProfileComplete)
}
