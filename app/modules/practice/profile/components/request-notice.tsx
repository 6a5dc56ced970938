import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OwnRequest, PersonalPage } from '../queries/personal-page.server.ts'
import { PhotoPreview } from './photo-preview.tsx'

const labels = {
  nameHans: 'profile.nameHans',
  nameHant: 'profile.nameHant',
  preferredName: 'profile.preferredName',
  title: 'profile.title',
  'zh-Hans': 'profile.bioHans',
  'zh-Hant': 'profile.bioHant',
  'en-US': 'profile.bioEn',
} as const

const isLabeled = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name)

type Line = { name: string; from: string; to: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const words = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map((each) => words(isRecord(each) ? [each.title, each.issuer].join(', ') : each)).join('; ')
  return typeof value === 'string' ? value : ''
}

/** The values that differ between before and after, by field; the languages of a text are fields of their own. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>): Line[] {
  return Object.keys(after).flatMap((name): Line[] => {
    // A mark on a text, told beside it.
    if (name === 'draft') return []
    const [from, to] = [before[name], after[name]]
    if (isRecord(to) || isRecord(from))
      return differences(isRecord(from) ? from : {}, isRecord(to) ? to : emptied(from))
    return words(from) === words(to) ? [] : [{ name, from: words(from), to: words(to) }]
  })
}

const emptied = (value: unknown) =>
  Object.fromEntries(Object.keys(isRecord(value) ? value : {}).map((key) => [key, null]))

/** What somebody proposed for a part of the profile, before and after, and how far it has come. */
export function RequestNotice({ page, request }: { page: PersonalPage; request: OwnRequest }) {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('dashboard')
  const locale = useLocale()
  const { id, field, status, createdAt, before, after, decisionNote } = request
  const isWaiting = ['submitted', 'in_review', 'needs_info'].includes(status)
  const action = useHref(paths.profileWithdrawal(id))
  const photo = useHref(paths.profilePhoto(String(after.photoId)))
  return (
    <div className="own-request stack stack--sm">
      <p>
        <Tag tone={isWaiting ? 'wait' : 'bad'}>{say(`requests.statuses.${status}`)}</Tag>{' '}
        <span className="muted">{say('requests.sent', { date: formatShortDate(createdAt, locale) })}</span>
      </p>
      {field === 'photo' ? (
        isWaiting && (
          <>
            <p>{t('profile.photoWaiting')}</p>
            <PhotoPreview page={page} src={photo} />
          </>
        )
      ) : (
        <dl className="pairs">
          {differences(before, after).map(({ name, from, to }) => (
            <div key={name}>
              <dt>{isLabeled(name) ? t(labels[name]) : t(`profile.parts.${field}`)}</dt>
              <dd>
                {from !== '' && <del>{from}</del>} {to === '' ? t('profile.nothing') : <ins>{to}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {decisionNote && <p>{t('profile.answer', { note: decisionNote })}</p>}
      {isWaiting && (
        <form method="post" action={action}>
          <Button variant="line">{t('profile.withdraw')}</Button>
        </form>
      )}
    </div>
  )
}
