import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#app/core/format/format.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { isHoursName, weekdayOf } from '#app/modules/directory/typed-hours.ts'
import type { RequestKind, RequestStatus } from '../request-queues.ts'
import type { WaitingAge } from '../waiting-age.ts'

const tones: Readonly<Record<RequestStatus, TagTone>> = {
  draft: 'plain',
  submitted: 'info',
  in_review: 'warm',
  needs_info: 'wait',
  approved: 'ok',
  applied: 'ok',
  apply_failed: 'bad',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  superseded: 'plain',
}

/** Words that many rows say are looked up once. */
function lookedUpOnce<Asked>(look: (asked: Asked) => string, keyOf: (asked: Asked) => string) {
  const known = new Map<string, string>()
  return (asked: Asked): string => {
    const key = keyOf(asked)
    const words = known.get(key) ?? look(asked)
    known.set(key, words)
    return words
  }
}

export function RequestStatusTag({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('review')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}

const fields = [
  'names',
  'bio',
  'credentials',
  'photo',
  'owner',
  'profile',
  'phone',
  'email',
  'wechat',
  'address',
  'address_report',
  'facility_names',
  'place',
  'member',
  'hours',
  'plans',
  'languages',
  'name',
  'accepting',
  'closed',
  'association',
  'identity',
] as const

/** What a request is about, in words. */
export function useFieldWords(): (field: string) => string {
  const { t } = useTranslation('review')
  return (field) => {
    const known = fields.find((each) => each === field)
    return t(known ? `field.${known}` : 'field.other')
  }
}

const values = [
  'nameHans',
  'nameHant',
  'preferredName',
  'title',
  'zh-Hans',
  'zh-Hant',
  'en-US',
  'bioHans',
  'bioHant',
  'bioEn',
  'credentials',
  'phone',
  'email',
  'wechat',
  'accepting',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'lat',
  'lng',
  'effectiveFrom',
  'addressVerified',
  'affectedVisits',
  'isPinMoved',
  'nameEn',
  'doctor',
  'npi',
  'role',
  'planId',
  'planState',
  'languages',
  'associationKind',
  'evidence',
  'reason',
] as const

/** What a line of a change is called. */
export function useValueWords(): (name: string) => string {
  const { t } = useTranslation('review')
  const locale = useLocale()
  return (name) => {
    if (isHoursName(name)) return formatWeekday(weekdayOf(name), locale)
    const known = values.find((each) => each === name)
    return t(known ? `value.${known}` : 'value.other')
  }
}

type Typed = { kind: RequestKind; field: string; isReport: boolean }

/** The kind of a request with what it is about: "Doctor’s details: Phone". */
function useKindWords(): (typed: Typed) => string {
  const { t } = useTranslation('review')
  const words = useFieldWords()
  return ({ kind, field, isReport }) => {
    if (isReport) return `${t('kind.report')} · ${words(field)}`
    const isNamed = kind === 'update_provider' || kind === 'update_facility'
    return isNamed
      ? words(field)
      : t(`kind.${kind as 'new_doctor' | 'claim' | 'description' | 'image' | 'association_new' | 'association_change'}`)
  }
}

export function KindWords(typed: Typed) {
  return useKindWords()(typed)
}

export function useAge(): (age: WaitingAge) => string {
  const { t } = useTranslation('review')
  return ({ unit, count }) => t(`age.${unit}`, { count })
}

type AgeWordsProps = { isLate: boolean; lateMark: string; children: string }

function AgeWords({ isLate, lateMark, children }: AgeWordsProps) {
  if (!isLate) return <span className="num nb">{children}</span>
  return (
    <strong className="late num nb">
      {children}
      <span className="vh"> {lateMark}</span>
    </strong>
  )
}

export function Age({ age, isLate }: { age: WaitingAge; isLate: boolean }) {
  const { t } = useTranslation('review')
  return <AgeWords {...{ isLate, lateMark: t('list.lateMark'), children: useAge()(age) }} />
}

/** What the rows of a list say of their requests. */
export function useRowWords() {
  const { t } = useTranslation('review')
  const lateMark = t('list.lateMark')
  const kind = lookedUpOnce(useKindWords(), ({ kind: of, field, isReport }: Typed) => `${of} ${field} ${isReport}`)
  const age = lookedUpOnce(useAge(), ({ unit, count }: WaitingAge) => `${count} ${unit}`)
  const status = lookedUpOnce((of: RequestStatus) => t(`status.${of}`), String)
  return {
    kind,
    age: (row: { age: WaitingAge; isLate: boolean }) => (
      <AgeWords isLate={row.isLate} lateMark={lateMark}>
        {age(row.age)}
      </AgeWords>
    ),
    status: (row: { status: RequestStatus }) => <Tag tone={tones[row.status]}>{status(row.status)}</Tag>,
  }
}
