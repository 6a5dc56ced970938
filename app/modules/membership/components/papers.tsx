import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '#app/core/format/format.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Paper } from '../queries/papers.server.ts'

function usePaperColumns(): Column<Paper>[] {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const file = (path: string) => withPrefix(path, locale)
  return [
    {
      key: 'number',
      label: t('office.number'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, kind, number }) => (
        <Link to={paths.paymentPaper(id)}>
          {t(`office.paper.${kind}`)} <span className="num">{number}</span>
        </Link>
      ),
    },
    { key: 'date', label: t('office.date'), cell: ({ issuedAt }) => formatDate(issuedAt, locale) },
    {
      key: 'amount',
      label: t('office.amount'),
      numeric: true,
      cell: ({ amountCents }) => formatMoney(amountCents, locale),
    },
    {
      key: 'file',
      label: t('office.file'),
      cell: ({ id, number }) => (
        <a href={file(paths.paymentPaperFile(id))}>
          {t('office.file')}
          <span className="vh"> {number}</span>
        </a>
      ),
    },
  ]
}

/** Invoices, receipts and credit notes, to read and to download. */
export function Papers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useTranslation('membership')
  const columns = usePaperColumns()
  return (
    <PanelCard id="papers" title={t('office.papers')}>
      {papers.length === 0 ? (
        <p className="card__body">{t('office.noPapers')}</p>
      ) : (
        <DataTable caption={t('office.papers')} columns={columns} rows={papers} rowKey={({ id }) => id} />
      )}
    </PanelCard>
  )
}
