import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { type Answers, type BilingualLine, buildChecklist, type Sheet } from './checklist.ts'
import type { Modality } from './modalities.server.ts'
import { datedSources } from '#app/modules/library/merged-sources.ts'
import { otherLanguage } from './other-language.ts'

type LineKey =
  | `radiology.part.${'before' | 'contrast' | 'contrastUnsure' | 'pregnant' | 'implants' | 'tight' | 'bring'}`
  | `radiology.desk.${'pregnant' | 'implants' | 'tight' | 'contrast' | 'language'}`
  | `radiology.tellStaff.${'pregnant' | 'implants' | 'tight' | 'contrast'}`

/** Paper has no room for titles: each publisher once, with the day one of its pages was longest ago read. */
function datedPublishers(modality: Modality): Sheet['publishers'] {
  const days = new Map<string, string>()
  for (const { publisher, readOn = modality.reviewedOn } of datedSources(modality)) {
    const before = days.get(publisher)
    if (before === undefined || readOn < before) days.set(publisher, readOn)
  }
  return [...days].map(([publisher, readOn]) => ({ publisher, readOn }))
}

/** The sheet of an examination by the answers, in the page's language and the other one. */
export function sheetOf(modality: Modality, answers: Answers, locale: Locale): Sheet {
  const own = translator(locale, 'exams')
  const other = translator(otherLanguage(locale), 'exams')
  const both = (key: LineKey): BilingualLine => ({ text: own(key), other: other(key) })
  const parts = buildChecklist(modality, answers).map(({ part, lines }) => {
    // Only what a person said of themselves can be left without a line of the modality's own.
    const isSaid = part === 'pregnant' || part === 'implants' || part === 'tight' || part === 'contrast'
    const told = lines.length === 0 && isSaid ? [both(`radiology.tellStaff.${part}`)] : lines
    return { part, heading: both(`radiology.part.${part}`), lines: told }
  })
  const frontDesk = [
    {
      text: own('radiology.desk.exam', { name: modality.name }),
      other: other('radiology.desk.exam', { name: modality.nameOther }),
    },
    ...(answers.mayBePregnant ? [both('radiology.desk.pregnant')] : []),
    ...(answers.hasImplants ? [both('radiology.desk.implants')] : []),
    ...(answers.fearsTightSpaces ? [both('radiology.desk.tight')] : []),
    ...(answers.contrast === 'yes' ? [both('radiology.desk.contrast')] : []),
    // Whoever reads English needs no interpreter.
    ...(isEnglish(locale) ? [] : [both('radiology.desk.language')]),
  ]
  return {
    title: { text: modality.name, other: modality.nameOther },
    parts,
    frontDesk,
    publishers: datedPublishers(modality),
    reviewedOn: modality.reviewedOn,
  }
}
