import { useTranslation } from 'react-i18next'
import { formatShortDate } from '#app/core/format/format.ts'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AuditPageData } from '../pages/audit-page.server.ts'

type Point = AuditPageData['trend'][number]

const [width, height, ground, margin] = [360, 150, 120, 28]
const mostLabels = 5

/** The scores of the runs, from 0 to 100, with the table that says the same. */
export function TrendChart({ trend }: { trend: readonly Point[] }) {
  const { t } = useTranslation('seo')
  const locale = useLocale()
  const step = width / Math.max(1, trend.length - 1)
  const every = Math.ceil(trend.length / mostLabels)
  const yOf = ({ score }: Point) => ground - (score / 100) * (ground - 20)
  const columns: Column<Point>[] = [
    { key: 'run', label: t('trend.run'), rowHeader: true, cell: ({ createdAt }) => formatShortDate(createdAt, locale) },
    {
      key: 'score',
      label: t('trend.score'),
      numeric: true,
      phone: 'labeled',
      cell: ({ score }) => String(score),
    },
    {
      key: 'pages',
      label: t('trend.pages'),
      numeric: true,
      phone: 'labeled',
      cell: ({ pages }) => String(pages),
    },
    {
      key: 'findings',
      label: t('trend.findings'),
      numeric: true,
      phone: 'labeled',
      cell: ({ findings }) => String(findings),
    },
  ]
  return (
    <>
      <div className="card__body">
        <svg className="figure" viewBox={`${-margin} 0 ${width + 2 * margin} ${height}`} aria-hidden="true">
          <path className="figure__axis" d={`M0 ${ground}.5H${width}`} />
          <path
            className="figure__line"
            d={trend.map((point, index) => `${index === 0 ? 'M' : 'L'}${index * step} ${yOf(point)}`).join('')}
          />
          {trend.map(
            (point, index) =>
              index % every === 0 && (
                <g key={point.id}>
                  <text className="figure__middle" x={index * step} y={yOf(point) - 8}>
                    {point.score}
                  </text>
                  <text className="figure__middle" x={index * step} y={ground + 24}>
                    {formatShortDate(point.createdAt, locale)}
                  </text>
                </g>
              ),
          )}
        </svg>
      </div>
      <DataTable caption={t('trend.title')} columns={columns} rows={trend.toReversed()} rowKey={({ id }) => id} />
    </>
  )
}
