interface ScriptPolicies {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

const ownFiles = /^\/(?:assets\/[\w.-]+|service-worker)\.js$/

/**
 * Where the document requires Trusted Types, a text becomes a script's address only through here, and only as a file
 * of our own build: workers of the captcha and of the map, the service worker. Text that would become markup or code
 * has nobody to vouch for it. The policy has to be called `default` (W3C Trusted Types), because the map's library names none.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: ScriptPolicies }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, window.location.href)
      return origin === window.location.origin && ownFiles.test(pathname) ? text : null
    },
  })
}
