import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Tabs } from './tabs.tsx'

function SortTabs() {
  const { filter } = useSampleWords()
  return (
    <Tabs
      label={filter.sort}
      tabs={[
        { to: '/doctor', label: filter.soonest, current: true },
        { to: '/doctor?sort=distance', label: filter.nearest },
        { to: '#map', label: filter.map },
      ]}
    />
  )
}

function CountTabs() {
  const { filter } = useSampleWords()
  return (
    <Tabs
      label={filter.sort}
      tabs={[
        { to: '/doctor?sort=soonest', label: filter.soonest, count: 27, current: true },
        { to: '/doctor?sort=nearest', label: filter.nearest, count: 6 },
      ]}
    />
  )
}

export const examples: readonly Example[] = [
  { title: 'sort', render: () => <SortTabs /> },
  { title: 'with counts', render: () => <CountTabs /> },
]
