import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone } from '#app/core/format/format.ts'
import { LockedFeature } from '#app/modules/tiers/components/locked-feature.tsx'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import type { SetUpData } from '../pages/set-up-page.server.ts'
import { CarrierBanner, ClinicTabs } from './phone-frame.tsx'
import { LineTag, useMoment, useVoiceName } from './phone-words.tsx'

type Shown = NonNullable<SetUpData['shown']>
type Of = { clinic: SetUpData['clinic']; shown: Shown }

function Lines({ clinic: { slug }, shown: { lines } }: Of) {
  const { t } = useTranslation('telephony')
  const voice = useVoiceName()
  return (
    <PanelCard
      id="lines"
      title={t('lines.title')}
      note={<Link to={paths.telephonyLine({ place: slug })}>{t('lines.add')}</Link>}
    >
      {lines.length === 0 ? (
        <p className="card__body muted">{t('lines.none')}</p>
      ) : (
        <DataTable
          caption={t('lines.title')}
          rows={lines}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: 'label', label: t('fields.label'), rowHeader: true, phone: 'wide' },
              cell: ({ id, label }) => <Link to={paths.telephonyLine({ place: slug, line: id })}>{label}</Link>,
            },
            {
              ...{ key: 'number', label: t('fields.number') },
              cell: ({ number }) => <span className="num nb">{formatPhone(number)}</span>,
            },
            {
              ...{ key: 'languages', label: t('fields.languages'), phone: 'labeled' },
              cell: ({ languages }) => languages.map(voice).join(' · '),
            },
            {
              ...{ key: 'webhook', label: t('lines.webhook'), phone: 'wide' },
              cell: ({ webhook }) => (webhook === null ? t('lines.simulated') : <code>{webhook}</code>),
            },
          ]}
        />
      )}
    </PanelCard>
  )
}

function Groups({ clinic: { slug }, shown: { groups } }: Of) {
  const { t } = useTranslation('telephony')
  return (
    <PanelCard
      id="groups"
      title={t('groups.title')}
      note={<Link to={paths.telephonyGroup({ place: slug })}>{t('groups.add')}</Link>}
    >
      <ul className="card__body">
        {groups.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={paths.telephonyGroup({ place: slug, group: id })}>{name}</Link>{' '}
            <span className="muted">{count === 0 ? t('groups.nobody') : t('groups.count', { count })}</span>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** Hours, menu and messages in a few lines, each with the way to its page. */
function Parts({ clinic, shown }: Of) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(clinic.timeZone)
  const place = { place: clinic.slug }
  const { rules, liveVersion, publishedAt } = shown
  return (
    <PanelCard id="parts" title={t('parts.title')}>
      <dl className="pairs card__body">
        <Pair label={t('parts.now')}>
          <LineTag state={shown.state} />
        </Pair>
        <Pair label={t('hours.title')}>
          {t(`hours.modes.${shown.hoursMode}`)} · <Link to={paths.telephonyHours(place)}>{t('change')}</Link>
        </Pair>
        <Pair label={t('menu.title')}>
          {t('menu.live', { number: liveVersion, at: publishedAt === null ? '—' : moment(publishedAt) })}
          {shown.hasDraft && ` · ${t('menu.hasDraft')}`}
          {shown.faults > 0 && ` · ${t('menu.faultCount', { count: shown.faults })}`} ·{' '}
          <Link to={paths.telephonyMenu(place)}>{t('change')}</Link>
        </Pair>
        <Pair label={t('messages.title')}>
          {[
            t('messages.tells', { count: rules.tells }),
            t(rules.textsBack ? 'messages.textsOn' : 'messages.textsOff'),
            t(rules.announcesRecording ? 'messages.recordingOn' : 'messages.recordingOff'),
            t('messages.kept', { count: rules.keepDays }),
          ].join(' · ')}{' '}
          · <Link to={paths.telephonyMessages(place)}>{t('change')}</Link>
        </Pair>
        <Pair label={t('transcriber.title')}>{t(shown.hasTranscriber ? 'transcriber.on' : 'transcriber.off')}</Pair>
      </dl>
    </PanelCard>
  )
}

function Start({ slug }: { slug: string }) {
  const { t } = useTranslation('telephony')
  return (
    <EmptyState title={t('start.title')}>
      <p>{t('start.text')}</p>
      <form method="post" action={useHref(paths.telephony({ place: slug }))}>
        <Button>{t('start.do')}</Button>
      </form>
    </EmptyState>
  )
}

/** How the telephone of a clinic is set up. */
export function SetUpPage({ page }: { page: SetUpData }) {
  const { t } = useTranslation('telephony')
  const { clinic, clinics, isOpen, shown } = page
  const place = { place: clinic.slug }
  return (
    <div className="stack">
      <PageHead
        title={t('setUp.title', { clinic: clinic.name })}
        lead={t('setUp.lead')}
        actions={
          shown && (
            <>
              <ButtonLink to={paths.telephonyTest(place)} variant="line">
                {t('test.title')}
              </ButtonLink>
              <Link to={paths.phoneDesk(place)}>{t('desk.heading')}</Link>
            </>
          )
        }
      />
      <ClinicTabs clinics={clinics} slug={clinic.slug} to={paths.telephony} />
      {!isOpen && <LockedFeature feature="telephony" />}
      {isOpen && !shown && <Start slug={clinic.slug} />}
      {shown && (
        <>
          <CarrierBanner carrier={shown.carrier} />
          {shown.leftRecordings > 0 && (
            <Banner tone="warning">{t('messages.left', { count: shown.leftRecordings })}</Banner>
          )}
          <Parts clinic={clinic} shown={shown} />
          <Lines clinic={clinic} shown={shown} />
          <Groups clinic={clinic} shown={shown} />
        </>
      )}
    </div>
  )
}
