import type { AdminActor } from '#app/core/actor.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { DomainError } from '#app/core/errors.ts'

/** Whatever was made of two: a merge of providers or of facilities. */
export const mergeKinds = ['provider', 'facility'] as const
export type MergeKind = (typeof mergeKinds)[number]

/** The table of either kind, as steps name it. */
export const mainTable = { provider: 'providers', facility: 'facilities' } as const satisfies Record<MergeKind, string>

/** The fields that may be taken from the one that goes; all others stay as the kept one has them. */
const choosableFields = {
  provider: [
    ...(['preferredName', 'nameHans', 'nameHant', 'title', 'gender', 'bio', 'photoId', 'practicingSince'] as const),
    ...(['accepting', 'minAge', 'maxAge', 'cashPriceCents', 'cashPriceNote'] as const),
  ],
  facility: [
    ...(['nameEn', 'nameHans', 'nameHant', 'type', 'phone', 'fax', 'email', 'website', 'wechat'] as const),
    ...(['wayIn', 'parking'] as const),
  ],
} as const satisfies Record<MergeKind, readonly string[]>

export type ChoosableField = (typeof choosableFields)[MergeKind][number]

export const fieldsOf = (kind: MergeKind): readonly ChoosableField[] => choosableFields[kind]

/** Why two cannot be made one; the words stand in the texts of `merging` under `conflicts`. */
export type MergeConflict =
  'same' | 'ended' | 'npis' | 'accounts' | 'overlap' | 'requests' | 'timeZones' | 'membership' | 'campaign'

/** How long a merge can be taken back. */
export const undoMs = 7 * dayMs

/** A row as a merge sees it: a few tables have another key than an id. */
export type AnyRow = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** What is usually taken from the one that goes: where the kept one says nothing. */
export const usualChoice = (kept: AnyRow, gone: AnyRow, fields: readonly string[]): string[] =>
  fields.filter((field) => isEmpty(kept[field]) && !isEmpty(gone[field]))

/** Whether two values of a column are the same once they are stored. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** @throws DomainError forbidden `merging.not_allowed` */
export function demandMerging({ permissions }: AdminActor): void {
  if (!permissions.has('facility.merge')) throw new DomainError('forbidden', 'merging.not_allowed')
}
