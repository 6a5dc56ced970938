import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatWeekday } from '#app/core/format/format.ts'
import { LevelsLink } from '#app/modules/tiers/components/locked-feature.tsx'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { weekOf } from '../hours.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import type { Rule, VisitTypeRow } from '../schedule-change.ts'
import { periodWords } from '../wall-words.ts'
import { useRuleNotes } from './rule-words.tsx'
import { ScheduleFrame } from './schedule-frame.tsx'

type WeekPageProps = {
  page: SchedulePage
  rules: Rule[]
  visitTypes: Pick<VisitTypeRow, 'id' | 'name'>[]
  /** Changes that wait for a decision about the visits they touch. */
  drafts: { id: string; since: string }[]
}

/** The weekly hours of a provider facility; for a provider without live times, what there would be. */
export function WeekPage({ page, rules, visitTypes, drafts }: WeekPageProps) {
  const { t } = useTranslation('schedule')
  const { providerFacility } = page
  const actions = providerFacility.canEdit && (
    <>
      {rules.length > 0 && (
        <ButtonLink variant="line" icon="copy" to={paths.schedulePart(providerFacility.id, 'copy')}>
          {t('week.copy')}
        </ButtonLink>
      )}
      {page.providerFacilities.length > 1 && providerFacility.isLive && (
        <ButtonLink variant="line" icon="copy" to={paths.schedulePart(providerFacility.id, 'same-hours')}>
          {t('same.link')}
        </ButtonLink>
      )}
      <ButtonLink icon="plus" to={paths.scheduleHours(providerFacility.id, 'new')}>
        {t('week.add')}
      </ButtonLink>
    </>
  )
  return (
    <ScheduleFrame page={page} tab="hours" actions={actions}>
      {drafts.map(({ id, since }) => (
        <Banner key={id} tone="warning">
          {t('week.draft', { since })} <Link to={paths.scheduleImpact(id)}>{t('week.decide')}</Link>
        </Banner>
      ))}
      {providerFacility.isLive && <Week page={page} rules={rules} visitTypes={visitTypes} />}
      <BookableSwitch page={page} />
      {!providerFacility.isLive && <LiveTimesOffer />}
    </ScheduleFrame>
  )
}

function Week({ page, rules, visitTypes }: Omit<WeekPageProps, 'drafts'>) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { providerFacility, today } = page
  const notes = useRuleNotes(visitTypes, today)
  const week = weekOf(rules, today)
  if (rules.length === 0)
    return (
      <EmptyState title={t('week.emptyTitle')}>
        <p>{t('week.emptyText')}</p>
      </EmptyState>
    )
  return (
    <Card className="sched__card">
      <table className="sched__week">
        <caption className="vh">{page.title}</caption>
        <tbody>
          {week.map((periods, index) => (
            <tr key={index}>
              <th scope="row">{formatWeekday(index + 1, locale)}</th>
              <td>
                {periods.length === 0 ? (
                  <span className="muted">{t('week.closed')}</span>
                ) : (
                  <ul className="sched__periods">
                    {periods.map((rule) => (
                      <li key={rule.id}>
                        <span className="sched__time num">{periodWords(rule.starts, rule.ends, locale)}</span>
                        {notes(rule).map((note) => (
                          <span key={note} className="sched__note">
                            {note}
                          </span>
                        ))}
                        {providerFacility.canEdit && (
                          <Link to={paths.scheduleHours(providerFacility.id, rule.id)}>
                            {t('edit')}
                            <span className="vh">
                              {formatWeekday(index + 1, locale)} {periodWords(rule.starts, rule.ends, locale)}
                            </span>
                          </Link>
                        )}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** What a provider who only answers requests would get. */
function LiveTimesOffer() {
  const { t } = useTranslation('schedule')
  return (
    <Card className="sched__card sched__pad stack">
      <h2>{t('offer.title')}</h2>
      <p>{t('offer.now')}</p>
      <ul className="sched__list">
        {(['live', 'reminders', 'waitlist', 'holidays'] as const).map((point) => (
          <li key={point}>{t(`offer.points.${point}`)}</li>
        ))}
      </ul>
      <p>
        <LevelsLink />
      </p>
    </Card>
  )
}

function BookableSwitch({ page: { providerFacility } }: Pick<WeekPageProps, 'page'>) {
  const { t } = useTranslation('schedule')
  const action = useHref(paths.schedulePart(providerFacility.id, 'bookable'))
  const kind = providerFacility.isLive ? 'live' : 'request'
  return (
    <Card className="sched__card sched__pad">
      <h2>{t(`bookable.title.${kind}`)}</h2>
      <p>{t(providerFacility.isBookable ? `bookable.on.${kind}` : `bookable.off.${kind}`)}</p>
      {(providerFacility.canEdit || !providerFacility.isLive) && (
        <form method="post" action={action}>
          <input type="hidden" name="bookable" value={providerFacility.isBookable ? 'no' : 'yes'} />
          <Button variant={providerFacility.isBookable ? 'line' : 'primary'}>
            {t(providerFacility.isBookable ? 'bookable.stop' : 'bookable.start')}
          </Button>
        </form>
      )}
    </Card>
  )
}
