import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { dateWords } from '#app/modules/booking/schedule/wall-words.ts'
import { formatShortDate } from '#app/core/format/format.ts'
import { AddressLines } from '#app/modules/geo/address/components/question-body.tsx'
import type { MapsAccess } from '#app/modules/geo/address/maps-addresses.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tabs } from '#app/ui/navigation/tabs.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { MovingFacility, OpenMove } from '../queries/moving-facilities.server.ts'
import type { AddressStep } from '../pages/take-address-change.server.ts'
import { AddressForm } from './address-form.tsx'
import { AddressQuestion, AddressReview } from './address-steps.tsx'

export type AddressAnswer =
  { result: SubmissionResult<string[]> } | { result: null; step: Exclude<AddressStep, { step: 'submitted' }> }

type AddressPageProps = {
  facilities: readonly { slug: string; name: string }[]
  facility: Omit<MovingFacility, 'facilityId' | 'position'> | null
  openMoves: readonly OpenMove[]
  maps: MapsAccess | null
  answer: AddressAnswer | undefined
}

/** Changes where a facility is: the form, a question about it, or the last look before it is sent to a reviewer. */
export function AddressPage({ facilities, facility, openMoves, maps, answer }: AddressPageProps) {
  const { t } = useTranslation('address')
  if (!facility) {
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('empty.title')} actions={<Link to={paths.officeContact()}>{t('empty.contact')}</Link>}>
          <p>{t('empty.text')}</p>
        </EmptyState>
      </>
    )
  }
  const step = answer && answer.result === null ? answer.step : null
  const { slug, today, timeZone } = facility
  if (step?.step === 'question') return <AddressQuestion step={step} slug={slug} />
  return (
    <div className="stack moving">
      <PageHead title={t('title')} lead={facility.name} />
      {facilities.length > 1 && (
        <Tabs
          label={t('facility')}
          tabs={facilities.map((each) => ({
            to: paths.facilityAddresses({ place: each.slug }),
            label: each.name,
            current: each.slug === slug,
          }))}
        />
      )}
      {step?.step === 'review' ? (
        <AddressReview step={step} slug={slug} today={today} timeZone={timeZone} maps={maps} />
      ) : (
        <>
          <PanelCard id="current" title={t('current')}>
            <div className="card__body">
              <AddressLines address={facility.address} />
            </div>
          </PanelCard>
          <PanelCard id="new" title={t('new')}>
            <AddressForm
              slug={slug}
              today={today}
              maps={maps}
              values={
                step?.carried ?? { ...facility.address, line2: facility.address.line2 ?? '', effectiveFrom: today }
              }
              lastResult={answer?.result ?? undefined}
              isUnchanged={step?.error === 'unchanged'}
            />
          </PanelCard>
        </>
      )}
      <OpenMoves moves={openMoves} today={today} />
    </div>
  )
}

function OpenMoves({ moves, today }: { moves: readonly OpenMove[]; today: string }) {
  const { t } = useTranslation('address')
  const locale = useLocale()
  return (
    <PanelCard id="open" title={t('open.title')}>
      {moves.length === 0 && <p className="card__body muted">{t('open.none')}</p>}
      {moves.length > 0 && (
        <ul className="todo">
          {moves.map(({ id, isMine, address, effectiveFrom, createdAt }) => (
            <li key={id}>
              <span className="todo__what">
                <Lang lang="en">{address}</Lang>
                <span className="todo__second">
                  {t('open.detail', {
                    from: dateWords(effectiveFrom, locale, today),
                    sent: formatShortDate(createdAt, locale),
                  })}
                </span>
              </span>
              {isMine ? <Withdrawal id={id} /> : <span className="muted">{t('open.another')}</span>}
            </li>
          ))}
        </ul>
      )}
    </PanelCard>
  )
}

function Withdrawal({ id }: { id: string }) {
  const { t } = useTranslation('address')
  return (
    <form method="post" action={useHref(paths.facilityAddressWithdrawal(id))}>
      <Button variant="line">{t('open.withdraw')}</Button>
    </form>
  )
}
