import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { Both, Paper } from '../paper.server.ts'

function Words({ text: { first, second }, lang }: { text: Both; lang: string }) {
  return (
    <>
      {first}
      {second !== null && (
        <span className="muted" lang={lang}>
          {' '}
          {second}
        </span>
      )}
    </>
  )
}

/** An invoice, a receipt or a credit note, in both languages. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { t } = useTranslation('payments')
  const lang = paper.otherLocale
  const rows = [...paper.lines, ...paper.totals]
  const columns: Column<Paper['lines'][number]>[] = [
    { key: 'label', label: t('paper.item'), cell: ({ label }) => <Words text={label} lang={lang} />, rowHeader: true },
    { key: 'amount', label: t('paper.amount'), cell: ({ amount }) => amount, numeric: true, phone: 'labeled' },
  ]
  return (
    <div className="stack">
      <h1>
        <Words text={paper.kind} lang={lang} />
      </h1>
      <Card>
        <dl className="kv measure">
          {paper.facts
            .filter(({ label }) => label.first !== '')
            .map(({ label, value }) => (
              <div key={label.first}>
                <dt>
                  <Words text={label} lang={lang} />
                </dt>
                <dd>
                  <Words text={value} lang={lang} />
                </dd>
              </div>
            ))}
        </dl>
      </Card>
      <DataTable caption={paper.kind.first} columns={columns} rows={rows} rowKey={(row) => String(rows.indexOf(row))} />
      <p>
        <b>
          <Words text={paper.status} lang={lang} />
        </b>
      </p>
      <p>
        <ButtonLink to={paths.paymentPaperFile(paper.id)}>{t('paper.file')}</ButtonLink>
      </p>
    </div>
  )
}
