import type { EntryKind, Urgency, Who } from './entries.ts'
import type { Complaint } from './matcher.ts'

/** The compiled table: a line each for a complaint (=), its phrases (+), what it is never (-) and how phrases sound (~). */
export function writeCompiled(complaints: readonly Complaint[]): string {
  const phrase = (mark: string) => (parts: readonly string[]) => mark + parts.join('+')
  return complaints
    .flatMap(({ id, label, kind, specialtyIds, who, urgency, help, phrases, never, sounds }) => [
      `=${[id, label['zh-Hans'], label['zh-Hant'], label['en-US'], kind, specialtyIds.join(), who ?? '', urgency ?? '', help ?? ''].join('|')}`,
      ...phrases.map(phrase('+')),
      ...never.map(phrase('-')),
      ...sounds.map(phrase('~')),
    ])
    .join('\n')
}

export function readCompiled(text: string): Complaint[] {
  const complaints: (Complaint & { phrases: string[][]; never: string[][]; sounds: string[][] })[] = []
  for (const line of text.split('\n')) {
    const rest = line.slice(1)
    if (line[0] === '=') {
      const [id, hans, hant, english, kind, specialtyIds, who, urgency, help] = rest.split('|') as [string, ...string[]]
      complaints.push({
        id,
        label: { 'zh-Hans': hans!, 'zh-Hant': hant!, 'en-US': english! },
        kind: kind as EntryKind,
        specialtyIds: specialtyIds!.split(','),
        who: who ? (who as Who) : null,
        urgency: urgency ? (urgency as Urgency) : null,
        help: help || null,
        phrases: [],
        never: [],
        sounds: [],
      })
      continue
    }
    const last = complaints.at(-1)
    const lists = { '+': last?.phrases, '-': last?.never, '~': last?.sounds }
    lists[line[0] as '+']?.push(rest.split('+'))
  }
  return complaints
}
