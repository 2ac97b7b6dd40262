import { queryOptions } from '@tanstack/react-query';
import { feature } from 'topojson-client';
import type { Objects, Topology } from 'topojson-specification';
import outlineUrl from 'world-atlas/countries-110m.json?url';
import { request } from '#web/data/request.ts';
import { type Shape, worldShapes } from './charts.ts';

export const figuresQuery = () =>
  queryOptions({
    queryKey: ['admin', 'figures'],
    queryFn: ({ signal }) => request((client) => client.rpc('admin_figures').abortSignal(signal)),
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
