import type { Example } from './catalogue.ts'
import { Skeleton } from './skeleton.tsx'

export const examples: readonly Example[] = [{ title: 'two-rows', render: () => <Skeleton rows={2} /> }]
