import { BadValue, optional, text, type Variable, webAddress } from '#config/variable.ts'

type Line = Parameters<typeof text>[0]

/** `key=value,key=value` with percent-encoded values, as the W3C Baggage specification writes them. */
function pairs(line: Line): Variable<Readonly<Record<string, string>>> {
  return {
    ...line,
    read: (value) =>
      Object.fromEntries(
        value.split(',').map((pair) => {
          const found = /^\s*([^\s=]+)\s*=\s*([^\s,]*)\s*$/.exec(pair)
          if (found === null) throw new BadValue('name=value pairs joined by commas')
          return [found[1], decode(found[2] ?? '')]
        }),
      ),
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) throw new BadValue('name=value pairs with percent-encoded values')
    throw error
  }
}

function share(line: Line): Variable<number> {
  return {
    ...line,
    read: (value) => {
      const number = Number(value)
      if (number >= 0 && number <= 1) return number
      throw new BadValue('a number from 0 to 1')
    },
  }
}

/** OpenTelemetry's own names, so that what an operator knows of them is true here. */
export const traces = {
  title: 'OpenTelemetry (traces)',
  variables: {
    endpoint: webAddress({
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      about: 'a collector that takes OTLP over HTTP; /v1/traces is added',
      example: 'http://localhost:4318',
    }),
    headers: optional(
      pairs({
        name: 'OTEL_EXPORTER_OTLP_HEADERS',
        about: 'headers for the collector: name=value, joined by commas, percent-encoded',
        example: 'authorization=Bearer%20secret',
      }),
      {},
    ),
    serviceName: optional(
      text({ name: 'OTEL_SERVICE_NAME', about: 'what the server is called in traces', example: 'lavash' }),
      'lavash',
    ),
    resourceAttributes: optional(
      pairs({
        name: 'OTEL_RESOURCE_ATTRIBUTES',
        about: 'said of every span: name=value, joined by commas',
        example: 'deployment.environment.name=production',
      }),
      {},
    ),
    sampledShare: optional(
      share({
        name: 'OTEL_TRACES_SAMPLER_ARG',
        about: 'share of the traces beginning here that is kept, from 0 to 1 (parentbased_traceidratio)',
        example: '0.1',
      }),
      1,
    ),
  },
} as const
