/** What somebody says of an examination that a doctor has ordered. None of it tells who they are. */
export type Answers = {
  /** Slug of the modality. */
  modality: string
  contrast: 'yes' | 'no' | 'unsure'
  mayBePregnant: boolean
  hasImplants: boolean
  fearsTightSpaces: boolean
}

/** The names of the answers in the address. A page that bears one is kept nowhere. */
const answerKeys = ['modality', 'contrast', 'pregnant', 'implants', 'tight'] as const

/** Reads the answers of an address; null when it bears none. Never throws: what is not understood counts as not said. */
export function parseAnswers(search: URLSearchParams): Answers | null {
  if (!answerKeys.some((key) => search.has(key))) return null
  const contrast = search.get('contrast')
  return {
    modality: (search.get('modality') ?? '').trim().slice(0, 80),
    contrast: contrast === 'yes' || contrast === 'no' ? contrast : 'unsure',
    mayBePregnant: search.get('pregnant') === '1',
    hasImplants: search.get('implants') === '1',
    fearsTightSpaces: search.get('tight') === '1',
  }
}

/** A line in the page's language, and in the one that the front desk or the family reads. */
export type BilingualLine = { text: string; other: string }

/** The lines that a modality has for each case. */
export type ModalityLines = {
  usesRadiation: boolean
  preparation: BilingualLine[]
  withContrast: BilingualLine[]
  ifPregnant: BilingualLine[]
  withImplants: BilingualLine[]
  bring: BilingualLine[]
}

export type ChecklistPart = {
  part: 'before' | 'contrast' | 'contrastUnsure' | 'pregnant' | 'implants' | 'tight' | 'bring'
  /** Empty where the modality says nothing of its own: the page then says to tell the staff. */
  lines: BilingualLine[]
}

/** The checklist to print. */
export type Sheet = {
  /** The examination in both languages. */
  title: BilingualLine
  parts: (ChecklistPart & { heading: BilingualLine })[]
  /** What to show at the front desk: what is to be known before the examination. */
  frontDesk: BilingualLine[]
  /** Who says so, with the day each was read, and the day all was last compared (YYYY-MM-DD): paper travels without the page. */
  publishers: { publisher: string; readOn: string }[]
  reviewedOn: string
}

/** What to do before an examination, by the answers; what has to be asked by telephone comes first. */
export function buildChecklist(modality: ModalityLines, answers: Answers): ChecklistPart[] {
  const parts: ChecklistPart[] = []
  if (answers.mayBePregnant) parts.push({ part: 'pregnant', lines: modality.ifPregnant })
  if (answers.hasImplants) parts.push({ part: 'implants', lines: modality.withImplants })
  if (answers.fearsTightSpaces) parts.push({ part: 'tight', lines: [] })
  if (modality.preparation.length > 0) parts.push({ part: 'before', lines: modality.preparation })
  if (answers.contrast === 'yes') parts.push({ part: 'contrast', lines: modality.withContrast })
  if (answers.contrast === 'unsure' && modality.withContrast.length > 0) {
    parts.push({ part: 'contrastUnsure', lines: modality.withContrast })
  }
  if (modality.bring.length > 0) parts.push({ part: 'bring', lines: modality.bring })
  return parts
}
