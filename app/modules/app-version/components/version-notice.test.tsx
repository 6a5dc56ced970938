import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { VersionNotice } from './version-notice.tsx'

it('waits hidden in a region that is announced, with both ways out', () => {
  const html = renderToStaticMarkup(<VersionNotice build="b1" available="New" reload="Reload" later="Later" />)
  expect(html).toMatch(/^<div role="status" data-build="b1"><div [^>]*hidden=""/)
  expect(html).toMatch(/<button type="button"[^>]*data-version-reload=""[^>]*>Reload<\/button>/)
  expect(html).toMatch(/<button type="button"[^>]*data-version-later=""[^>]*>Later<\/button>/)
})
