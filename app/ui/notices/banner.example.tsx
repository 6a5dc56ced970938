import { Banner } from './banner.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Link } from '../link.tsx'

function Tones() {
  const { message } = useSampleWords()
  return (
    <div className="stack">
      <Banner>{message.holiday}</Banner>
      <Banner tone="success">{message.saved}</Banner>
      <Banner tone="warning">
        {message.stale} <Link to="/contact">{message.link}</Link>
      </Banner>
      <Banner tone="note">{message.friendly}</Banner>
    </div>
  )
}

export const examples: readonly Example[] = [{ title: 'tones', render: () => <Tones /> }]
