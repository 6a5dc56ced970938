import { readdirSync, readFileSync } from 'node:fs'
import { readEntries, type Entry } from '#app/modules/complaints/entries.ts'
import type { Complaint } from '#app/modules/complaints/matcher.ts'
import { plainSyllables } from '#app/modules/complaints/pinyin-syllables.ts'
import { plainWords } from '#app/modules/complaints/plain-words.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { pinyinOf } from '#app/modules/directory/search/romanization/spellings.ts'

export const tablesFolder = 'app/modules/complaints/tables'
export const emergenciesFolder = 'app/modules/help-lines/tables'

/** Every table of complaints, in the order of the names of the files. */
export function readTables(folder = tablesFolder): { entries: Entry[]; faults: string[] } {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  const read = files.map((name) => ({ name, ...readEntries(readFileSync(`${folder}/${name}`, 'utf8')) }))
  return {
    entries: read.flatMap(({ entries }) => entries),
    faults: read.flatMap(({ name, faults }) => faults.map((fault) => `${name}:${fault}`)),
  }
}

/** Written in Cantonese: nobody spells it in pinyin. */
const cantonese = /[睇唔嘅咗喺嚟冇啲攰瞓嘢咁咩屙痾脷踭髀嗽佢仔]/u
const han = /^\p{Script=Han}+$/u

const plainParts = (parts: readonly string[]) => [
  ...new Set(parts.map((part) => plainWords(fold(part))).filter((part) => part !== '')),
]
const distinct = (phrases: readonly string[][]) => [
  ...new Map(phrases.filter((parts) => parts.length > 0).map((parts) => [parts.toSorted().join('+'), parts])).values(),
]

/** An entry in the form that the matcher reads: folded, plain, with its labels as phrases and its phrases as they sound. */
export function compileEntry(entry: Entry): Complaint {
  const { id, label, kind, specialtyIds, who, urgency, help, phrases, never, spelled } = entry
  const isEmergency = kind === 'emergency'
  const all = isEmergency ? phrases : [...phrases, ...Object.values(label).map((text) => [text])]
  const spoken = all
    .map((parts) => parts.map(fold))
    .filter((parts) => parts.every((part) => han.test(part) && !cantonese.test(part)))
    .map((parts) => parts.map((part) => pinyinOf(part)))
  const written = spelled.map((parts) => parts.map((part) => fold(part).split(' ')))
  const sounds = [...(isEmergency ? [] : spoken), ...written]
    .map((parts) => parts.map((part) => plainSyllables(part).join(' ')))
    .filter((parts) => parts.every(Boolean) && parts.join(' ').split(' ').length > 1)
  return {
    id,
    label,
    kind,
    specialtyIds,
    who,
    urgency,
    help,
    phrases: distinct([...all, ...spelled].map(plainParts)),
    never: distinct(never.map(plainParts)),
    sounds: distinct(sounds),
  }
}
