import type { AdminActor, ProviderActor } from '#app/core/actor.ts'
import { refusedPage } from '#app/core/answer/answer.server.ts'
import { diffWords } from '#app/core/format/word-diff.ts'
import type { ErrorCode } from '#app/core/errors.ts'
import { claimsIn } from '../queries/claims.server.ts'
import { findOwnDraft } from '../queries/own-draft.server.ts'
import { findRevisionText, listRevisions } from '../queries/revisions.server.ts'
import { type ContentText, differingKeys, faultsOf, type TextFault, type TextField } from '../text-fields.ts'
import type { TextSubject } from '../text-kinds.ts'

/** What differs between two texts, a line for each field and language, words marked. */
function comparedLines(one: ContentText, other: ContentText, fields: readonly TextField[]) {
  return differingKeys(one, other, fields).map((key) => ({ key, parts: diffWords(one[key] ?? '', other[key] ?? '') }))
}

export type ComparedLine = ReturnType<typeof comparedLines>[number]

const askedNumber = (request: Request, name: string) => {
  const given = new URL(request.url).searchParams.get(name) ?? ''
  return /^[1-9]\d{0,6}$/.test(given) ? Number(given) : null
}

/** The last text with its number; of a row that is changed from elsewhere too, a mark of what it says. */
type Kept = Readonly<{ number: number; text: ContentText; mark?: string }>

/** What its writer had seen. */
export type SeenText = Readonly<{ seen: number; mark?: string }>

/** What every editor shows: the text, or what its reader had typed and not saved; earlier texts, one beside the present; claims. */
export async function readTextPage(
  request: Request,
  actor: AdminActor | ProviderActor,
  { subject, fields, kept }: Readonly<{ subject: TextSubject; fields: readonly TextField[]; kept: Kept }>,
) {
  const number = askedNumber(request, 'revision')
  const [own, revisions, earlier] = await Promise.all([
    findOwnDraft(actor.userId, subject),
    listRevisions(subject),
    number === null ? null : findRevisionText(subject, number),
  ])
  const isDraft = own !== null && new URL(request.url).searchParams.get('draft') === '1'
  const shown = isDraft ? { seen: own.seen, text: own.text } : { seen: kept.number, text: kept.text }
  return {
    ...shown,
    lastNumber: kept.number,
    mark: kept.mark ?? '',
    isDraft,
    draftAt: own?.updatedAt ?? null,
    revisions: revisions.map(({ byId, ...revision }) => ({ ...revision, isOwn: byId === actor.userId })),
    compared: earlier && number !== null ? { number, lines: comparedLines(earlier, kept.text, fields) } : null,
    claims: await claimsIn(shown.text, fields),
  }
}

export type TextPage = Awaited<ReturnType<typeof readTextPage>>

/** A text that came back: as it was typed, why, and where somebody was quicker, what they kept beside it. */
export type TextAnswer = {
  seen: number
  mark: string
  text: ContentText
  faults: Record<string, TextFault>
  problem: ErrorCode | null
  theirs: ComparedLine[] | null
}

const nothing = { faults: {}, problem: null, theirs: null }

/** The faults of a text as its page says them; null when it may be kept. */
export function faultyText({ seen, mark = '' }: SeenText, text: ContentText, fields: readonly TextField[]) {
  const faults = faultsOf(text, fields)
  if (Object.keys(faults).length === 0) return null
  return refusedPage<TextAnswer>({ ...nothing, seen, mark, text, faults }, 400)
}

/** Refused for a reason that no field has. */
export function refusedText(
  { seen, mark = '' }: SeenText,
  text: ContentText,
  { code, status }: { code: ErrorCode; status: number },
) {
  return refusedPage<TextAnswer>({ ...nothing, seen, mark, text, problem: code }, status)
}

/** Somebody was quicker: both texts, and the number under which the own one would be kept after theirs. */
export function staleText(text: ContentText, kept: Kept, fields: readonly TextField[]) {
  const theirs = comparedLines(kept.text, text, fields)
  return refusedPage<TextAnswer>(
    { ...nothing, seen: kept.number, mark: kept.mark ?? '', text, problem: 'content.changed', theirs },
    409,
  )
}
