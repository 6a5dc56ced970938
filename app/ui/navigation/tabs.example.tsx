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
        { to: '#map', label: filter.map, phonesOnly: true },
      ]}
    />
  )
}

export const examples: readonly Example[] = [{ title: 'sort', render: () => <SortTabs /> }]
