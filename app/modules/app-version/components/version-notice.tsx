import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { VersionNoticeWords } from '../pages/version-notice.server.ts'

/**
 * Says that a newer version is out, once islands/version.ts finds one; nobody is interrupted. The region is there from the start, because
 * screen readers read out only what changes in a region they know.
 */
export function VersionNotice({ build, available, reload, later }: VersionNoticeWords) {
  return (
    <div role="status" data-build={build}>
      <div className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-lg shadow-lg print:hidden" hidden>
        <Banner>
          <p>{available}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button type="button" data-version-reload="">
              {reload}
            </Button>
            <Button type="button" variant="quiet" data-version-later="">
              {later}
            </Button>
          </div>
        </Banner>
      </div>
    </div>
  )
}
