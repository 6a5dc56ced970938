import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SheetData } from '../pages/sheet-page.server.ts'
import { CarePairs } from './care-words.tsx'

/** One copy on paper, in the language of who is handed it. */
export function SheetPage({ page: { id, locale, title, number, note, rows } }: { page: SheetData }) {
  const { t } = useTranslation('coordination')
  return (
    <div className="stack">
      <p className="noprint row">
        <Link to={paths.careCase(id)}>{t('toCase')}</Link>
        <Button type="button" variant="line" hidden data-print="" icon="printer">
          {t('sheet.print')}
        </Button>
      </p>
      <Card>
        <div lang={locale} className="stack">
          <h1>{title}</h1>
          <p className="muted num">{number}</p>
          <CarePairs rows={rows} />
          <p className="muted small">{note}</p>
        </div>
      </Card>
    </div>
  )
}
