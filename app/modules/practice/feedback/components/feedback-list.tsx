import { useTranslation } from 'react-i18next'
import { formatLongDate, formatNumber } from '#app/core/format/format.ts'
import { scores } from '#app/modules/booking/feedback/forms.ts'
import { NoClinic } from '#app/modules/practice/clinic-facts/components/no-clinic.tsx'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/navigation/pagination.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { FeedbackListData } from '../pages/feedback-list.server.ts'

type Shown = NonNullable<FeedbackListData['shown']>
type Item = Shown['items'][number]

type Score = (typeof scores)[number]
const tones: Readonly<Record<Score, 'ok' | 'plain' | 'wait' | 'bad'>> = {
  '5': 'ok',
  '4': 'ok',
  '3': 'plain',
  '2': 'wait',
  '1': 'bad',
}

/** How often each answer was given of late. */
function Counts({ shown, days }: { shown: Shown; days: number }) {
  const { t } = useTranslation('practice')
  const words = useTranslation('booking').t
  const locale = useLocale()
  return (
    <PanelCard id="counts" title={t('feedback.counts', { count: days })}>
      <dl className="card__body stack stack--sm">
        {scores.map((score) => (
          <div key={score} className="row">
            <dt>{words(`feedback.scores.${score}`)}</dt>
            <dd className="num">{formatNumber(shown.scores[score] ?? 0, locale)}</dd>
          </div>
        ))}
        <div className="row">
          <dt>{t('feedback.notUnderstood')}</dt>
          <dd className="num">{formatNumber(shown.notUnderstood, locale)}</dd>
        </div>
      </dl>
    </PanelCard>
  )
}

function Said({ item }: { item: Item }) {
  const { t } = useTranslation('practice')
  const words = useTranslation('booking').t
  const locale = useLocale()
  const { appointmentId, doctor, visitAt, timeZone, score, language, comment } = item
  const value = String(score) as Score
  return (
    <Card as="article" className="stack stack--sm">
      <p className="row">
        <Tag tone={tones[value]}>{words(`feedback.scores.${value}`)}</Tag>
        {(language === 'partly' || language === 'no') && <Tag tone="wait">{t(`feedback.languages.${language}`)}</Tag>}
      </p>
      {comment?.split(/\n+/).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      <p className="muted">
        {doctor}
        {' · '}
        <Link to={paths.deskVisit(appointmentId)}>
          {visitAt === null
            ? t('feedback.visit')
            : t('feedback.visitOf', { date: formatLongDate(visitAt, locale, timeZone) })}
        </Link>
      </p>
    </Card>
  )
}

/** What patients have said of their visits, for who answers for the clinic, and for each doctor of their own. */
export function FeedbackList({
  page: { clinic, clinics, scope, shown, page, countedDays },
}: {
  page: FeedbackListData
}) {
  const { t } = useTranslation('practice')
  if (!clinic || !shown) return <NoClinic />
  const place = { place: clinic.slug }
  return (
    <div className="stack">
      <PageHead
        title={t('feedback.heading', { clinic: clinic.name })}
        lead={t(scope === 'own' ? 'feedback.leadOwn' : 'feedback.lead')}
      />
      {clinics.length > 0 && (
        <Tabs
          label={t('feedback.choose')}
          tabs={clinics.map(({ slug, name }) => ({
            ...{ to: paths.feedback({ place: slug }), label: name, current: slug === clinic.slug },
          }))}
        />
      )}
      {shown.total === 0 ? (
        <EmptyState title={t('feedback.none')}>{t('feedback.noneText')}</EmptyState>
      ) : (
        <>
          <Counts shown={shown} days={countedDays} />
          {shown.items.map((item) => (
            <Said key={item.appointmentId} item={item} />
          ))}
          <Pagination
            page={page}
            pageCount={shown.pageCount}
            pageTo={(to) => paths.feedback({ ...place, ...(to > 1 && { page: String(to) }) })}
          />
        </>
      )}
    </div>
  )
}
