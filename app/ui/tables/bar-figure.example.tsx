import { formatShortDate } from '#app/core/format/format.ts'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { useLocale } from '../use-locale.ts'
import { BarFigure, BarFigures } from './bar-figure.tsx'

function Days() {
  const { empty } = useSampleWords()
  const locale = useLocale()
  const bars = [3, 8, 5, 0, 12].map((value, day) => ({
    ...{ key: String(day), value },
    label: formatShortDate(Date.UTC(2026, 5, 8 + day, 16), locale),
  }))
  return <BarFigure title={empty.title} note="12" bars={bars} />
}

export const examples: readonly Example[] = [
  { title: 'days', render: () => <Days /> },
  {
    title: 'side by side',
    render: () => (
      <BarFigures>
        <Days />
        <Days />
      </BarFigures>
    ),
  },
]
