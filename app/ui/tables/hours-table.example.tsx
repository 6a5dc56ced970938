import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { HoursTable } from './hours-table.tsx'

function Week() {
  const { hours } = useSampleWords()
  return (
    <HoursTable
      caption={hours.caption}
      rows={[
        { days: hours.monday, times: hours.mondayTimes },
        { days: hours.tuesday, times: hours.tuesdayTimes, today: true },
        { days: hours.sunday, times: [hours.closed], closed: true },
      ]}
    />
  )
}

export const examples: readonly Example[] = [{ title: 'week', render: () => <Week /> }]
