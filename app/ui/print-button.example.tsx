import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { PrintButton } from './print-button.tsx'

function Print() {
  const { home } = useSampleWords()
  return <PrintButton block>{home.how}</PrintButton>
}

export const examples: readonly Example[] = [{ title: 'hidden-without-script', render: () => <Print /> }]
