import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ChangePart } from '../pages/change-part.server.ts'

type Change = NonNullable<ChangePart['change']>
type Name = Change['lines'][number]['name']

/** A name in its own language, a kind in that of the page. */
function Said({ name, children }: { name: Name; children: string }) {
  const locale = useLocale()
  const langs = { nameHans: 'zh-Hans', nameHant: 'zh-Hant', nameEn: 'en', associationKind: locale } as const
  return <Lang lang={langs[name]}>{children}</Lang>
}

/** What is to be another, the old beside the new. */
function Lines({ lines }: Pick<Change, 'lines'>) {
  const { t } = useTranslation('association-changes')
  return (
    <ul className="change-lines">
      {lines.map(({ name, from, to }) => (
        <li key={name}>
          <strong>{t(`field.${name}`)}</strong>
          <span>
            <span className="muted small">{t('now')}</span>
            <Said name={name}>{from}</Said>
          </span>
          <span>
            <span className="muted small">{t('asked')}</span>
            <Said name={name}>{to}</Said>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How the request stands, and what a reviewer has said. */
function Standing({ change }: { change: Change }) {
  const { t } = useTranslation('association-changes')
  const date = formatDate(change.sentAt, useLocale())
  switch (change.state) {
    case 'waiting':
      return <Banner>{t('waiting', { date })}</Banner>
    case 'expired':
      return <Banner tone="warning">{t('expired', { date })}</Banner>
    default:
      return (
        <Banner tone="warning">
          <p>
            <strong>{change.state === 'returned' ? t('returned') : t('rejected', { date })}</strong>
          </p>
          {change.note && <p className="change-note">{change.note}</p>}
          {change.state === 'returned' && <p>{t('returnedLead')}</p>}
        </Banner>
      )
  }
}

function Withdrawal({ association, id }: { association: string; id: string }) {
  const { t } = useTranslation('association-changes')
  return (
    <form method="post" action={useHref(paths.associationSettings({ form: 'withdrawal' }))}>
      <input type="hidden" name="association" value={association} />
      <input type="hidden" name="request" value={id} />
      <Button variant="line">{t('withdraw')}</Button>
    </form>
  )
}

function Request({ change }: { change: Change }) {
  const { t } = useTranslation('association-changes')
  return (
    <>
      <Standing change={change} />
      <Lines lines={change.lines} />
      {change.reason && (
        <p>
          <span className="muted small">{t('why')}</span>
          <br />
          <span className="change-note">{change.reason}</span>
        </p>
      )}
    </>
  )
}

/** What the association is called and of which kind it is, and the change of them that waits or came back. */
export function ChangePanel({ part, association }: { part: ChangePart; association: string }) {
  const { t } = useTranslation('association-changes')
  const { change, now } = part
  const isOpen = change?.state === 'waiting' || change?.state === 'returned'
  // What an open request names stands in it already, the old beside the new.
  const others = isOpen ? now.filter(({ name }) => !change.lines.some((line) => line.name === name)) : now
  return (
    <PanelCard id="identity" title={t('title')}>
      <div className="card__body stack">
        {others.length > 0 && (
          <ul className="change-names">
            {others.map(({ name, value }) => (
              <li key={name}>
                <span className="muted small">{t(`field.${name}`)}</span>
                <Said name={name}>{value}</Said>
              </li>
            ))}
          </ul>
        )}
        {change ? <Request change={change} /> : <p className="muted">{t('lead')}</p>}
        <div className="row">
          {change?.state !== 'waiting' && (
            <ButtonLink
              variant={change?.state === 'returned' ? undefined : 'line'}
              to={paths.associationSettings({ form: 'identity' })}
            >
              {change?.state === 'returned' ? t('again') : t('ask')}
            </ButtonLink>
          )}
          {isOpen && <Withdrawal association={association} id={change.id} />}
        </div>
      </div>
    </PanelCard>
  )
}
