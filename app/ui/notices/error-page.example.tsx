import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { ErrorPage } from './error-page.tsx'

function Page({ status, path }: { status: number; path?: string }) {
  const { site } = useSampleWords()
  return <ErrorPage name={site.name} status={status} {...(path === undefined ? {} : { path })} />
}

export const examples: readonly Example[] = [403, 404, 500, 502, 503, 418].map((status) => ({
  title: `status-${status}`,
  page: true,
  render: () => <Page status={status} {...(status === 404 ? { path: '/doctor/family-medicine/bai-zhi' } : {})} />,
}))
