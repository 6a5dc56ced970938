import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatInstantClock, formatList } from '#app/core/format/format.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Device } from '../device.ts'
import type { OwnSession } from '../queries/own-sessions.server.ts'

/** A device in words: the browser and the machine, or as much of it as is known. */
function useDeviceWords() {
  const { t } = useTranslation('account-page')
  return ({ browser, system }: Device) => {
    if (browser === null) return system === null ? t('sessions.unknown') : t(`systems.${system}`)
    if (system === null) return t(`browsers.${browser}`)
    return t('sessions.device', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) })
  }
}

function useColumns(): Column<OwnSession>[] {
  const { t } = useTranslation('account-page')
  const locale = useLocale()
  const device = useDeviceWords()
  const time = (at: number) => `${formatDate(at, locale)} ${formatInstantClock(at, newYork, locale)}`
  return [
    {
      key: 'device',
      label: t('sessions.columns.device'),
      rowHeader: true,
      cell: (session) => (
        <>
          {device(session.device)} {session.isThis && <Tag tone="ok">{t('sessions.this')}</Tag>}
        </>
      ),
    },
    {
      ...{ key: 'area', label: t('sessions.columns.area'), phone: 'labeled' },
      cell: ({ areas }) =>
        formatList(
          areas.map((area) => t(`areas.${area}`)),
          locale,
        ),
    },
    {
      ...{ key: 'active', label: t('sessions.columns.active'), phone: 'labeled' },
      cell: ({ activeAt }) => <span className="num">{time(activeAt)}</span>,
    },
    {
      ...{ key: 'since', label: t('sessions.columns.since'), phone: 'labeled' },
      cell: ({ signedInAt }) => <span className="num">{time(signedInAt)}</span>,
    },
    {
      ...{ key: 'end', label: t('sessions.columns.end'), phone: 'wide' },
      cell: ({ id, isThis, ...session }) =>
        !isThis && (
          <Button variant="line" name="session" value={id}>
            {t('sessions.end')}
            <span className="vh"> {device(session.device)}</span>
          </Button>
        ),
    },
  ]
}

type OwnSessionsProps = {
  sessions: readonly OwnSession[]
  /** Where the form goes, root form, and the value of its button that ends all but this one. */
  action: string
  allOthers: string
}

/** Where somebody is signed in, each with a button that ends it. */
export function OwnSessions({ sessions, action, allOthers }: OwnSessionsProps) {
  const { t } = useTranslation('account-page')
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <PanelCard id="sessions" title={t('sessions.title')}>
      <form method="post" action={useHref(action)}>
        <DataTable caption={t('sessions.title')} columns={useColumns()} rows={sessions} rowKey={({ id }) => id} />
        <div className="card__body stack">
          <p className="muted small">{t('sessions.hint')}</p>
          {hasOthers && (
            <p>
              <Button variant="danger" name="session" value={allOthers}>
                {t('sessions.endOthers')}
              </Button>
            </p>
          )}
        </div>
      </form>
    </PanelCard>
  )
}
