// In development, pages that React does not hydrate reload when a source file changes (see dev.mjs and app/root.tsx).
import.meta.hot?.on('page:reload', () => location.reload())
