import { queryOptions } from '@tanstack/react-query';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import outlineUrl from 'world-atlas/countries-110m.json?url';
import { request } from '#web/data/request.ts';
import { MINUTE } from '../queries.ts';
import { type Shape, worldShapes } from './charts.ts';

/** Read at each opening and return to the page, and while it is open: what one has changed oneself, and what others do. */
export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: ({ signal }) => request((client) => client.rpc('admin_figures').abortSignal(signal)),
    staleTime: 0,
    refetchInterval: 2 * MINUTE,
  });

/** Loads the outlines of Natural Earth (public domain), which are bundled. */
export const outlineQuery = () =>
  queryOptions({
    queryKey: ['admin', 'outline'],
    queryFn: async ({ signal }): Promise<Shape[]> => {
      const response = await fetch(outlineUrl, { signal });
      if (!response.ok) throw new Error(`The outline answered ${response.status}.`);
      const topology: Topology<Objects<Record<string, never>>> = await response.json();
      const { countries } = topology.objects;
      const outlines = countries && feature(topology, countries);
      return outlines?.type === 'FeatureCollection' ? worldShapes(outlines) : [];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
