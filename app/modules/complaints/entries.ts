/** A complaint as the tables write it: what people say of one thing, and who sees it. See README.md for the form. */
export type Entry = {
  id: string
  label: { 'zh-Hans': string; 'zh-Hant': string; 'en-US': string }
  kind: EntryKind
  /** Most fitting first. */
  specialtyIds: string[]
  /** The entry holds only when the sentence says that it is about such a person. */
  who: Who | null
  urgency: Urgency | null
  /** Each phrase is its parts, in any order. */
  phrases: string[][]
  never: string[][]
  /** Phrases spelled out in pinyin or Jyutping. */
  spelled: string[][]
  /** Of an emergency: the help that it calls for. */
  help: string | null
}

/** A request asks for a doctor without saying what is wrong: whoever says that as well is understood by it. */
const entryKinds = ['symptom', 'disease', 'test', 'drug', 'procedure', 'event', 'request', 'emergency'] as const
export type EntryKind = (typeof entryKinds)[number]
const whoIds = ['infant', 'child', 'elder', 'woman', 'man', 'pregnant'] as const
export type Who = (typeof whoIds)[number]
/** What cannot wait for the next free appointment: within days, or on the same day. What needs 911 is an emergency, not an urgency. */
const urgencies = ['soon', 'today'] as const
export type Urgency = (typeof urgencies)[number]

const head = /^= *([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)$/

/** Reads a table; faults are told with their lines, and the entry or line at fault is left out. */
export function readEntries(text: string): { entries: Entry[]; faults: string[] } {
  const entries: Entry[] = []
  const faults: string[] = []
  let entry: Entry | null = null
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const fault = (what: string) => faults.push(`${index + 1}: ${what}: ${line.slice(0, 60)}`)
    if (line.startsWith('=')) {
      const [, id, hans, hant, english, kind] = (head.exec(line) ?? []).map((part) => part.trim())
      entry = null
      if (!id || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || !hans || !hant || !english) fault('no entry')
      else if (!entryKinds.includes(kind as EntryKind)) fault('unknown kind')
      else {
        const label = { 'zh-Hans': hans, 'zh-Hant': hant, 'en-US': english }
        entry = { id, label, kind: kind as EntryKind, ...nothingYet() }
        entries.push(entry)
      }
      continue
    }
    if (!entry) fault('outside an entry')
    else if (!readLine(entry, line)) fault('no line of an entry')
  }
  return { entries, faults }
}

const nothingYet = () => ({
  specialtyIds: [],
  who: null,
  urgency: null,
  phrases: [],
  never: [],
  spelled: [],
  help: null,
})

function readLine(entry: Entry, line: string): boolean {
  const [, name, rest] = /^(>|[a-z]+:)\s*(.*)$/.exec(line) ?? []
  if (name === undefined || rest === undefined) return false
  switch (name) {
    case '>':
      entry.specialtyIds = rest.split(',').map((id) => id.trim())
      return true
    case 'who:':
      entry.who = whoIds.find((who) => who === rest) ?? null
      return entry.who !== null
    case 'urgency:':
      entry.urgency = urgencies.find((urgency) => urgency === rest) ?? null
      return entry.urgency !== null
    case 'help:':
      entry.help = rest
      return entry.kind === 'emergency'
    case 'pinyin:':
      entry.spelled.push(...phrasesOf(rest))
      return true
    case 'not:':
      entry.never.push(...phrasesOf(rest))
      return true
    case 'zh:':
    case 'tw:':
    case 'hk:':
    case 'en:':
      entry.phrases.push(...phrasesOf(rest))
      return true
    default:
      return false
  }
}

const phrasesOf = (text: string) =>
  text
    .split(/[;；]/)
    .map((phrase) =>
      phrase
        .split('+')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .filter((parts) => parts.length > 0)
