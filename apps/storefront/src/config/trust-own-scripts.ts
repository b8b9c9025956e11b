interface ScriptPolicies {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}

const ownFiles = /^\/(?:assets\/[\w.-]+|service-worker)\.js$/

/**
 * Where the document requires Trusted Types, only this policy turns a text into a script's address, and only for
 * files of our own build: the workers of captcha and map, and the service worker. No policy allows text as markup or
 * code. The policy has to be called `default` (W3C Trusted Types), because the map's library names none.
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
