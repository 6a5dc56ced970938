import { useTranslation } from 'react-i18next'
import { formatNumber } from '#app/core/format/format.ts'
import { useLevelName } from '#app/modules/membership/components/level-words.tsx'
import { LevelsLink } from '#app/modules/tiers/components/locked-feature.tsx'
import { lowestTierWith } from '#app/modules/tiers/features.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ListPageData } from '../pages/list-page.server.ts'
import { useDayWords } from './day-words.tsx'
import { RatesCard, RulesCard } from './rates-card.tsx'
import { StatusTag } from './status-tag.tsx'

type Row = ListPageData['campaigns'][number]

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const { span } = useDayWords()
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, locale))
  return [
    {
      key: 'campaign',
      label: t('list.campaign'),
      rowHeader: true,
      phone: 'wide',
      cell: ({ id, headline, doctor, placement }) => (
        <>
          <Link to={paths.campaign(id)}>{headline}</Link>
          <span className="t__second">
            {doctor} · {t(`placements.${placement}`)}
          </span>
        </>
      ),
    },
    { key: 'when', label: t('list.when'), phone: 'wide', cell: span },
    {
      key: 'seen',
      label: t('list.seen'),
      numeric: true,
      phone: 'labeled',
      cell: ({ figures }) => figure(figures?.impressions),
    },
    {
      key: 'pressed',
      label: t('list.pressed'),
      numeric: true,
      phone: 'labeled',
      cell: ({ figures }) => figure(figures?.clicks),
    },
    { key: 'state', label: t('list.state'), phone: 'wide', cell: ({ status }) => <StatusTag status={status} /> },
  ]
}

/** What promotion is, for who does not have it, and the way to it. */
function LockedCard({ closed }: { closed: 'level' | 'role' }) {
  const { t } = useTranslation('promotion')
  const level = useLevelName()(lowestTierWith('promotion'))
  return (
    <PanelCard id="locked" title={t('locked.title', { level })}>
      <div className="card__body stack stack--sm">
        <p>{t('locked.text')}</p>
        {closed === 'role' ? (
          <p>{t('locked.role')}</p>
        ) : (
          <p>
            <LevelsLink />
          </p>
        )}
      </div>
    </PanelCard>
  )
}

function NewButtons({ advertisers }: Pick<ListPageData, 'advertisers'>) {
  const { t } = useTranslation('promotion')
  return advertisers.map(({ id, name }) => (
    <ButtonLink key={id} to={paths.campaignNew({ doctor: id })} icon="plus" variant="line">
      {advertisers.length === 1 ? t('list.new') : t('list.newFor', { name: name.main })}
    </ButtonLink>
  ))
}

/** The campaigns of a practice with what they came to, and what promotion is and costs. */
export function ListPage({ page }: { page: ListPageData }) {
  const { t } = useTranslation('promotion')
  const columns = useColumns()
  const level = useLevelName()(lowestTierWith('promotion'))
  const { rates, closed, isReadOnly, advertisers, campaigns } = page
  return (
    <div className="stack">
      <PageHead title={t('title')} lead={t('lead')} />
      {closed ? (
        <LockedCard closed={closed} />
      ) : (
        <>
          {isReadOnly && (
            <Banner tone="note">
              {t('locked.read', { level })} <LevelsLink />
            </Banner>
          )}
          <div className="row">
            <NewButtons advertisers={advertisers} />
          </div>
          {campaigns.some(({ status }) => status === 'pending_payment') && (
            <Banner tone="note">{t('list.paid')}</Banner>
          )}
          <PanelCard id="campaigns" title={t('list.title')}>
            {campaigns.length === 0 ? (
              <p className="card__body">{t('list.none')}</p>
            ) : (
              <DataTable caption={t('list.title')} columns={columns} rows={campaigns} rowKey={({ id }) => id} />
            )}
          </PanelCard>
        </>
      )}
      <RatesCard rates={rates} />
      <RulesCard />
    </div>
  )
}
