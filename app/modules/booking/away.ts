/** How somebody is seen who need not come to the clinic. */
export type Away = 'video' | 'phone' | 'home'

/** Null for a visit at the clinic, and where the kind of visit is not known. */
export function awayOf(mode: Away | 'in_person' | null | undefined): Away | null {
  return !mode || mode === 'in_person' ? null : mode
}
