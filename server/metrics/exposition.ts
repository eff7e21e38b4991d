import { createAnswerCounts } from './answers.ts';

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge';
  readonly samples: readonly Sample[];
}

/** Metrics in the text format that Prometheus reads (0.0.4). */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.map(({ name, help, type, samples }) => lines(name, help, type, samples)).join('');
}

function lines(name: string, help: string, type: string, samples: readonly Sample[]): string {
  const rows = samples.map((sample) => line(name, sample));
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${rows.join('')}`;
}

function line(name: string, { labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** Upper bounds of the buckets in seconds: from answers out of memory to a provider that takes its time. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 14];

export interface RequestCounts {
  observe(route: string, method: string, status: number, seconds: number): void;
  render(): string;
}

/** Counts requests by route, method and status, how long they took by route, and what customers got. */
export function createRequestCounts(): RequestCounts {
  const counts = new Map<string, { labels: Record<string, string>; value: number }>();
  const answers = createAnswerCounts();
  const latencies = new Map<string, { buckets: number[]; sum: number; count: number }>();

  function latency(route: string, seconds: number): void {
    const seen = latencies.get(route) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    latencies.set(route, seen);
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) seen.buckets[bucket] = (seen.buckets[bucket] ?? 0) + 1;
    seen.sum += seconds;
    seen.count += 1;
  }

  return {
    observe(route, method, status, seconds) {
      const key = `${route} ${method} ${status}`;
      const seen = counts.get(key);
      if (seen) seen.value += 1;
      else counts.set(key, { labels: { route, method, status: String(status) }, value: 1 });
      latency(route, seconds);
      answers.observe(route, status);
    },
    render() {
      const requests = exposition([
        {
          name: 'shop_requests_total',
          help: 'Requests answered',
          type: 'counter',
          samples: [...counts.values()],
        },
        {
          name: 'shop_answers_total',
          help: 'Answers to customers: ok, refused (theirs to mend) or failed (ours to mend)',
          type: 'counter',
          samples: answers.samples,
        },
      ]);
      const name = 'shop_request_seconds';
      const histogram = [...latencies].map(([route, { buckets, sum, count }]) => {
        let upTo = 0;
        const rows = buckets.map((n, index) => {
          upTo += n;
          return line(`${name}_bucket`, { labels: { route, le: String(bounds[index]) }, value: upTo });
        });
        rows.push(line(`${name}_bucket`, { labels: { route, le: '+Inf' }, value: count }));
        rows.push(line(`${name}_sum`, { labels: { route }, value: sum }));
        rows.push(line(`${name}_count`, { labels: { route }, value: count }));
        return rows.join('');
      });
      return `${requests}# HELP ${name} Seconds until the answer was sent\n# TYPE ${name} histogram\n${histogram.join('')}`;
    },
  };
}
