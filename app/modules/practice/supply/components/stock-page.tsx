import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate, formatNumber, formatTime } from '#app/core/format/format.ts'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { DataTable } from '#app/ui/tables/data-table.tsx'
import { Tags } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { StockData } from '../pages/stock-page.server.ts'
import { StockFormCard } from './stock-form.tsx'
import { Amount, StockTags, useDay, useLotWords } from './stock-words.tsx'

type Of = { page: StockData }

function Facts({ page: { item } }: Of) {
  const { t } = useTranslation('supply')
  const day = useDay()
  const { stock, unit, minimum, category, cvxCode, ndcCode } = item
  return (
    <PanelCard id="facts" title={t('facts')}>
      <dl className="pairs">
        <Pair label={t('columns.onHand')}>
          <Amount number={stock.onHand} unit={unit} />
          {stock.expired > 0 && <span className="muted"> {t('expiredOfThem', { number: stock.expired })}</span>}
        </Pair>
        <Pair label={t('columns.minimum')}>
          <Amount number={minimum} unit={unit} />
        </Pair>
        <Pair label={t('columns.nextExpiry')}>{stock.nextExpiry ? day(stock.nextExpiry) : '—'}</Pair>
        {category && <Pair label={t('columns.category')}>{category}</Pair>}
        {cvxCode && <Pair label={t('columns.cvxCode')}>{cvxCode}</Pair>}
        {ndcCode && <Pair label={t('columns.ndcCode')}>{ndcCode}</Pair>}
      </dl>
      {stock.tags.length > 0 && (
        <div className="card__body">
          <Tags>
            <StockTags tags={stock.tags} />
          </Tags>
        </div>
      )}
    </PanelCard>
  )
}

function Lots({ page: { item, lots } }: Of) {
  const { t } = useTranslation('supply')
  const { lotName, expiry } = useLotWords()
  return (
    <PanelCard id="lots" title={t('lots.title')}>
      {lots.length === 0 ? (
        <p className="card__body muted">{t('lots.none')}</p>
      ) : (
        <DataTable
          caption={t('lots.title')}
          rows={lots}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: 'lot', label: t('columns.lotNumber'), rowHeader: true, phone: 'wide' },
              cell: ({ lotNumber }) => lotName(lotNumber),
            },
            {
              ...{ key: 'expiry', label: t('columns.expiresOn') },
              cell: (lot) => (
                <>
                  {expiry(lot)}{' '}
                  {lot.balance > 0 && lot.state !== 'good' && (
                    <Tags>
                      <StockTags tags={[lot.state]} />
                    </Tags>
                  )}
                </>
              ),
            },
            {
              ...{ key: 'left', label: t('columns.left'), phone: 'labeled' },
              cell: ({ balance }) => <Amount number={balance} unit={item.unit} />,
            },
          ]}
        />
      )}
    </PanelCard>
  )
}

function History({ page: { clinic, history } }: Of) {
  const { t } = useTranslation('supply')
  const { lotName } = useLotWords()
  const locale = useLocale()
  const signed = (quantity: number) =>
    `${quantity > 0 ? '+' : quantity < 0 ? '−' : ''}${formatNumber(Math.abs(quantity), locale)}`
  return (
    <PanelCard id="history" title={t('history.title')} note={<span className="muted">{t('history.note')}</span>}>
      {history.length === 0 ? (
        <p className="card__body muted">{t('history.none')}</p>
      ) : (
        <DataTable
          caption={t('history.title')}
          rows={history}
          rowKey={({ id }) => id}
          columns={[
            {
              ...{ key: 'at', label: t('columns.at'), rowHeader: true, phone: 'wide' },
              cell: ({ at }) => `${formatDate(at, locale, clinic.timeZone)} ${formatTime(at, clinic.timeZone, locale)}`,
            },
            { ...{ key: 'kind', label: t('columns.kind') }, cell: ({ kind }) => t(`kinds.${kind}`) },
            {
              ...{ key: 'quantity', label: t('columns.quantity'), numeric: true },
              cell: ({ quantity }) => signed(quantity),
            },
            {
              ...{ key: 'lot', label: t('columns.lotNumber'), phone: 'labeled' },
              cell: ({ lotNumber }) => lotName(lotNumber),
            },
            { ...{ key: 'who', label: t('columns.who'), phone: 'labeled' }, cell: ({ who }) => who || '—' },
            { ...{ key: 'note', label: t('columns.note'), phone: 'wide' }, cell: ({ note }) => note },
          ]}
        />
      )}
    </PanelCard>
  )
}

/** An item: what there is of it by lot, what has become of it, and what can be written about it. */
export function StockPage({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('supply')
  const { clinic, item, forms } = page
  const place = clinic.slug
  return (
    <div className="stack">
      <p>
        <Link to={paths.supplies({ place })}>{t('back')}</Link>
      </p>
      <PageHead
        title={item.name}
        lead={clinic.name}
        actions={clinic.mayManage && <Link to={paths.supplyItemEdit(item.id, { place })}>{t('item.edit')}</Link>}
      />
      {item.isArchived && <Banner tone="info">{t('archive.is')}</Banner>}
      <div className="pro-columns">
        <div className="pro-column">
          <Facts page={page} />
          <Lots page={page} />
          <History page={page} />
        </div>
        {forms.length > 0 && (
          <div className="pro-column">
            {forms.map(({ form, id }) => (
              <StockFormCard key={form} {...{ page, form, id }} answer={page.form === form ? answer : undefined} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
