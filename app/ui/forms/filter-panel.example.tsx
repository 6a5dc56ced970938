import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Checkbox, RadioRow } from './checkbox.tsx'
import { FilterGroup, FilterPanel } from './filter-panel.tsx'
import { Link } from '../link.tsx'

function Panel() {
  const { filter } = useSampleWords()
  return (
    <div className="max-w-80">
      <FilterPanel
        action="/doctor"
        keep={{ q: 'zh', near: undefined }}
        appliedCount={1}
        submitLabel={filter.submit}
        footer={<Link to="/doctor">{filter.clear}</Link>}
      >
        <FilterGroup
          legend={filter.language}
          more={{
            label: filter.more,
            open: false,
            children: (
              <Checkbox name="lang" value="english" count={128}>
                {filter.english}
              </Checkbox>
            ),
          }}
        >
          <Checkbox name="lang" value="mandarin" count={118} defaultChecked>
            {filter.mandarin}
          </Checkbox>
          <Checkbox name="lang" value="cantonese" count={74}>
            {filter.cantonese}
          </Checkbox>
          <Checkbox name="lang" value="fuzhou" count={0}>
            {filter.fuzhou}
          </Checkbox>
        </FilterGroup>
        <FilterGroup legend={filter.when} fold={{ open: true }}>
          <RadioRow name="when" value="" defaultChecked>
            {filter.any}
          </RadioRow>
          <RadioRow name="when" value="today" count={9}>
            {filter.today}
          </RadioRow>
        </FilterGroup>
      </FilterPanel>
    </div>
  )
}

export const examples: readonly Example[] = [{ title: 'panel', render: () => <Panel /> }]
