import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ScanCard } from '../pages/scan-card.server.ts'

/** A light in a shape, a word and a color: whoever sees no color reads it all the same. */
export function ScanLight({ card }: { card: Pick<ScanCard, 'light' | 'title' | 'reason' | 'lines'> }) {
  return (
    <div className={`scan-light scan-light--${card.light}`}>
      <Icon name={card.light === 'green' ? 'circle-check' : card.light === 'yellow' ? 'clock' : 'circle-alert'} />
      <div>
        <p className="scan-light__title">{card.title}</p>
        <p>{card.reason}</p>
        <ul>
          {card.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What came of the last scan, with the ways on. */
export function ScanResult({ card }: { card: ScanCard }) {
  const { t } = useTranslation('scanning')
  const undo = useHref(paths.scannerUndo())
  return (
    <section aria-label={t('card.label')} className="stack stack--sm">
      <ScanLight card={card} />
      {card.canUndo && (
        <form method="post" action={undo}>
          <input type="hidden" name="scan" value={card.id} />
          <Button variant="line" icon="undo">
            {t('card.undo')}
          </Button>
        </form>
      )}
      {card.way !== null && (
        <p>
          <ButtonLink to={card.way}>{t('card.handOver')}</ButtonLink>
        </p>
      )}
      {card.hasReceipt && (
        <p>
          <Link to={paths.scanSuccess(card.id)}>{t('card.receipt')}</Link>
        </p>
      )}
    </section>
  )
}
