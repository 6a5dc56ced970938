import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ScanEditData, ScanSuccessData } from '../pages/scan-pages.server.ts'
import { ScanLight } from './scan-card.tsx'

/** The receipt of a scan, which says nobody's whole name. */
export function ScanSuccessPage({ page }: { page: ScanSuccessData }) {
  const { t } = useTranslation('scanning')
  const { t: tLights } = useTranslation('scanning', { keyPrefix: 'lights' })
  const facts = [
    [t('success.reference'), page.reference],
    [t('success.name'), page.name],
    [t('success.time'), page.time],
  ] as const
  const title = tLights(page.light)
  return (
    <div className="stack">
      <h1>{t('success.title')}</h1>
      <ScanLight card={{ light: page.light, title, reason: page.state, lines: [] }} />
      <dl className="pairs">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t(page.light === 'red' ? 'success.nextRed' : 'success.next')}</p>
      <p className="muted">{t('success.lead')}</p>
      {page.isKeeper && (
        <p>
          <Link to={paths.scanner()}>{t('success.again')}</Link>
        </p>
      )}
      <p>
        <Link to={paths.scanEdit(page.uuid)}>{t('success.open')}</Link>
      </p>
    </div>
  )
}

/** What was scanned, for who may change it. */
export function ScanEditPage({ page }: { page: ScanEditData }) {
  const { t } = useTranslation('scanning')
  const action = useHref(paths.scanEdit(page.uuid))
  return (
    <div className="stack">
      <PageHead title={t('edit.title')} />
      <ScanLight card={page.card} />
      <p>
        <ButtonLink to={page.way.to}>{t(`edit.${page.way.kind}`)}</ButtonLink>
      </p>
      {page.way.kind === 'visit' && <p className="muted">{t('edit.undoLead')}</p>}
      {page.canUndo && (
        <form method="post" action={action}>
          <Button variant="line" icon="undo">
            {t('edit.undo')}
          </Button>
        </form>
      )}
    </div>
  )
}
