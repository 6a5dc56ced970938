import { useTranslation } from 'react-i18next'
import { type Column, DataTable } from '#app/ui/tables/data-table.tsx'
import type { Total } from '../report.ts'
import { shownRate } from '../suppress.ts'
import { useShown } from './use-shown.tsx'

const width = 360
const row = 44
const bar = 20

const countOf = ({ current }: Total) => (current.kind === 'number' ? current.count : 0)

/** Of a step, the share of the one before it that it comes to. */
function shareOf(steps: readonly Total[], index: number): number | null {
  const [before, step] = [steps[index - 1]?.current, steps[index]!.current]
  if (before?.kind !== 'number' || step.kind !== 'number') return null
  return shownRate(step.count, before.count)
}

/** From search to visit: bars, one below the other, with the table that says the same. */
export function FunnelChart({ steps }: { steps: readonly Total[] }) {
  const { t } = useTranslation('analytics')
  const { shown, percent } = useShown()
  const most = Math.max(1, ...steps.map(countOf))
  const columns: Column<Total>[] = [
    { key: 'step', label: t('funnel.step'), rowHeader: true, cell: ({ measure }) => t(`measures.${measure}`) },
    {
      key: 'current',
      label: t('csv.current'),
      numeric: true,
      phone: 'labeled',
      cell: ({ current }) => shown(current),
    },
    {
      key: 'previous',
      label: t('csv.previous'),
      numeric: true,
      phone: 'labeled',
      cell: ({ previous }) => shown(previous),
    },
    {
      key: 'share',
      label: t('funnel.share'),
      numeric: true,
      phone: 'labeled',
      cell: (step) => percent(shareOf(steps, steps.indexOf(step))),
    },
  ]
  return (
    <>
      <div className="card__body">
        <svg className="figure" viewBox={`0 0 ${width} ${row * steps.length}`} aria-hidden="true">
          {steps.map((step, index) => (
            <g key={step.measure}>
              <text x="0" y={index * row + 14}>
                {t(`measures.${step.measure}`)}
              </text>
              <text x={width} y={index * row + 14} className="figure__number">
                {shown(step.current)}
              </text>
              <rect className="figure__ground" x="0" y={index * row + 20} width={width} height={bar - 4} rx="2" />
              <rect
                className="figure__bar"
                x="0"
                y={index * row + 20}
                width={Math.round((countOf(step) / most) * width)}
                height={bar - 4}
                rx="2"
              />
            </g>
          ))}
        </svg>
      </div>
      <DataTable caption={t('funnel.title')} columns={columns} rows={steps} rowKey={({ measure }) => measure} />
      <p className="card__body muted">{t('funnel.note')}</p>
    </>
  )
}
