import { formatLeaf } from '#app/core/format/format.ts'
import type { Example } from '../catalogue.ts'
import { useLocale } from '../use-locale.ts'
import { DateLeaf } from './date-leaf.tsx'

function Day() {
  return <DateLeaf {...formatLeaf(Date.UTC(2026, 5, 20, 16), useLocale())} />
}

export const examples: readonly Example[] = [{ title: 'day', render: () => <Day /> }]
