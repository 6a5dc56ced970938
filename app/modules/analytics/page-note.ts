/**
 * What a page, or the answer to a form, says of itself to be counted: nothing about who asked. Whether somebody asked at all, and in
 * which language and from where, is for the server to see.
 */
export type PageNote = Readonly<
  | {
      kind: 'search'
      /** Specialties and areas that were chosen or understood, by id; a borough by its key. */
      specialtyIds: readonly string[]
      areaIds: readonly string[]
      isFound: boolean
      /** Of a search that found nobody: its words, where they may be kept at all once enough people have typed them. */
      words: string | null
    }
  | { kind: 'profile'; specialtyIds: readonly string[]; areaIds: readonly string[] }
  /** The page of an association, or of one of its events. */
  | { kind: 'association'; associationId: string }
  /** Somebody followed an endorsement: from the page of the association to the doctor, or from the doctor's profile to the association. */
  | { kind: 'endorsement'; associationId: string }
  /** Somebody pressed a time; the time was kept for them. */
  | { kind: 'time' }
  | { kind: 'hold' }
>

type Noting = { note?: (note: PageNote) => void }

/** Tells the server what to count, if there is anything. */
export function noteOn(context: Noting, note: PageNote | null): void {
  if (note) context.note?.(note)
}
