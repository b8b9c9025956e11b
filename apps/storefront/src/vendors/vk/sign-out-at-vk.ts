interface VkSession {
  appId: number
  accessToken: string
  timeoutMs: number
}

/** VK ID, OAuth 2.1: ends the session of this token. The outcome is ignored, because the customer is leaving. */
export async function signOutAtVk({ appId, accessToken, timeoutMs }: VkSession): Promise<void> {
  try {
    await fetch('https://id.vk.com/oauth2/logout', {
      method: 'POST',
      body: new URLSearchParams({ client_id: String(appId), access_token: accessToken }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    // No network to VK, or no answer in time. Anything else is a bug.
    if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
  }
}
