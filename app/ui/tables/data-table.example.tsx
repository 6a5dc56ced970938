import { BulkBar } from './bulk-bar.tsx'
import { Button } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Change, DataTable } from './data-table.tsx'
import { Stat, Stats } from './stat.tsx'
import { Tag } from '../tag.tsx'

function Requests() {
  const { table, doctor, stat } = useSampleWords()
  return (
    <div className="stack" data-density="pro">
      <Stats>
        <Stat label={stat.today} value="12" />
        <Stat label={stat.label} value={stat.value} comparison={stat.compare} />
      </Stats>
      <BulkBar title={table.choose}>
        <Button type="button">{table.approve}</Button>
        <Button type="button" variant="line">
          {table.sendBack}
        </Button>
      </BulkBar>
      <DataTable
        caption={table.caption}
        rows={[
          { id: 'r1', days: 3 },
          { id: 'r2', days: 1 },
        ]}
        rowKey={(row) => row.id}
        choose={{ name: 'request', label: () => table.choose, chosen: new Set(['r1']) }}
        columns={[
          {
            key: 'doctor',
            label: table.doctor,
            rowHeader: true,
            cell: () => doctor.name,
            sort: { to: '/ui-catalogue?sort=name', direction: 'ascending' },
          },
          {
            key: 'age',
            label: table.age,
            numeric: true,
            cell: (row) => row.days,
            sort: { to: '/ui-catalogue?sort=age', direction: 'none' },
          },
          { key: 'change', label: table.change, phone: 'wide', cell: () => <Change from={table.old} to={table.new} /> },
          { key: 'status', label: table.status, phone: 'wide', cell: () => <Tag tone="wait">{table.waiting}</Tag> },
        ]}
      />
    </div>
  )
}

export const examples: readonly Example[] = [{ title: 'queue', render: () => <Requests /> }]
