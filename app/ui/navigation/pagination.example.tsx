import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Pagination } from './pagination.tsx'

const pageTo = (page: number) => `/doctor?page=${page}`

function Page({ page, pageCount }: { page: number; pageCount: number }) {
  const { nav } = useSampleWords()
  return (
    <main id="main" className="wrap">
      <h1>{nav.find}</h1>
      <Pagination page={page} pageCount={pageCount} pageTo={pageTo} />
    </main>
  )
}

export const examples: readonly Example[] = [
  { title: 'first', render: () => <Pagination page={1} pageCount={9} pageTo={pageTo} /> },
  { title: 'middle', page: true, render: () => <Page page={5} pageCount={9} /> },
  { title: 'last', page: true, render: () => <Page page={3} pageCount={3} /> },
]
