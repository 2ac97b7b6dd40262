// Written by `npm run db:types` from the migrations. Do not edit.
import type { Key, Table } from './table-types.ts';

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13.0.5' };
  public: {
    Tables: {
      activities: Table<
        {
          city: string | null;
          city_en: string | null;
          closed_on: number[];
          country_iso_a2: string;
          created_at: string;
          currency: string;
          description: string | null;
          description_en: string | null;
          duration: number;
          id: string;
          image_url: string | null;
          is_published: boolean;
          location: Json | null;
          picture_texts: Json;
          price: number | null;
          search_key: string;
          sub_type: string;
          title: string;
          title_en: string | null;
          title_key: string;
          type: string | null;
          updated_at: string;
        },
        'city' | 'city_en' | 'closed_on' | 'created_at' | 'currency' | 'description' | 'description_en' | 'duration' | 'id' | 'image_url' | 'is_published' | 'location' | 'picture_texts' | 'price' | 'search_key' | 'sub_type' | 'title_en' | 'title_key' | 'type' | 'updated_at',
        'search_key' | 'title_key',
        [
          Key<'activities_country_iso_a2_fkey', ['country_iso_a2'], false, 'countries', ['iso_a2']>]
      >;
      airports: Table<
        {
          city: string | null;
          city_fr: string | null;
          country_iso_a2: string;
          iata: string;
          icao: string | null;
          lat: number;
          lng: number;
          name: string;
          name_words: string;
          time_zone: string | null;
          updated_at: string;
        },
        'city' | 'city_fr' | 'icao' | 'name_words' | 'time_zone' | 'updated_at',
        'name_words',
        [
          Key<'airports_country_iso_a2_fkey', ['country_iso_a2'], false, 'countries', ['iso_a2']>]
      >;
      blog_posts: Table<
        {
          author_id: string | null;
          author_name: string | null;
          body_en: string;
          body_fr: string;
          country_iso_a2: string | null;
          cover_url: string | null;
          created_at: string;
          excerpt_en: string | null;
          excerpt_fr: string | null;
          id: string;
          minutes_en: number | null;
          minutes_fr: number | null;
          picture_texts: Json;
          published_at: string | null;
          slug: string;
          status: string;
          tags: string[];
          text_updated_at: string;
          title_en: string;
          title_fr: string;
          updated_at: string;
        },
        'author_id' | 'author_name' | 'body_en' | 'body_fr' | 'country_iso_a2' | 'cover_url' | 'created_at' | 'excerpt_en' | 'excerpt_fr' | 'id' | 'minutes_en' | 'minutes_fr' | 'picture_texts' | 'published_at' | 'status' | 'tags' | 'text_updated_at' | 'updated_at',
        'minutes_en' | 'minutes_fr',
        [
          Key<'blog_posts_author_id_fkey', ['author_id'], false, 'profiles', ['id']>,
          Key<'blog_posts_country_iso_a2_fkey', ['country_iso_a2'], false, 'countries', ['iso_a2']>]
      >;
      calendar_feeds: Table<
        {
          created_at: string;
          token: string;
          trip_id: string;
          user_id: string;
        },
        'created_at',
        never,
        [
          Key<'calendar_feeds_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>,
          Key<'calendar_feeds_user_id_fkey', ['user_id'], false, 'profiles', ['id']>]
      >;
      contact_messages: Table<
        {
          created_at: string;
          email: string;
          filled_ms: number | null;
          id: string;
          language: string;
          message: string;
          name: string;
          search_key: string;
          status: string;
          subject: string | null;
          user_id: string | null;
          website: string | null;
        },
        'created_at' | 'filled_ms' | 'id' | 'language' | 'search_key' | 'status' | 'subject' | 'user_id' | 'website',
        'search_key',
        [
          Key<'contact_messages_user_id_fkey', ['user_id'], false, 'profiles', ['id']>]
      >;
      countries: Table<
        {
          advice_en: string | null;
          advice_fr: string | null;
          capital: string | null;
          capital_fr: string | null;
          continent: string | null;
          currency: string | null;
          facts: Json | null;
          flag: string | null;
          is_featured: boolean;
          iso_a2: string;
          iso_a3: string | null;
          languages: string[];
          lat: number | null;
          lng: number | null;
          name_en: string;
          name_fr: string;
          name_words: string;
          other_names: string | null;
          updated_at: string;
        },
        'advice_en' | 'advice_fr' | 'capital' | 'capital_fr' | 'continent' | 'currency' | 'facts' | 'flag' | 'is_featured' | 'iso_a3' | 'languages' | 'lat' | 'lng' | 'name_words' | 'other_names' | 'updated_at',
        'name_words',
        []
      >;
      custom_trip_requests: Table<
        {
          budget: number | null;
          created_at: string;
          currency: string;
          destination: string | null;
          email: string;
          end_date: string | null;
          filled_ms: number | null;
          flexible: boolean;
          id: string;
          language: string;
          message: string | null;
          name: string;
          phone: string | null;
          search_key: string;
          start_date: string | null;
          status: string;
          style: string[];
          travellers: number;
          user_id: string | null;
          website: string | null;
        },
        'budget' | 'created_at' | 'currency' | 'destination' | 'end_date' | 'filled_ms' | 'flexible' | 'id' | 'language' | 'message' | 'phone' | 'search_key' | 'start_date' | 'status' | 'style' | 'travellers' | 'user_id' | 'website',
        'search_key',
        [
          Key<'custom_trip_requests_user_id_fkey', ['user_id'], false, 'profiles', ['id']>]
      >;
      inbox_answers: Table<
        {
          by_id: string | null;
          created_at: string;
          id: string;
          message_id: string | null;
          request_id: string | null;
          text: string;
        },
        'by_id' | 'created_at' | 'id' | 'message_id' | 'request_id',
        never,
        [
          Key<'inbox_answers_by_id_fkey', ['by_id'], false, 'profiles', ['id']>,
          Key<'inbox_answers_message_id_fkey', ['message_id'], false, 'contact_messages', ['id']>,
          Key<'inbox_answers_request_id_fkey', ['request_id'], false, 'custom_trip_requests', ['id']>]
      >;
      inbox_notes: Table<
        {
          assigned_to: string | null;
          id: string;
          is_read: boolean;
          message_id: string | null;
          note: string;
          request_id: string | null;
          updated_at: string;
        },
        'assigned_to' | 'id' | 'is_read' | 'message_id' | 'note' | 'request_id' | 'updated_at',
        never,
        [
          Key<'inbox_notes_assigned_to_fkey', ['assigned_to'], false, 'profiles', ['id']>,
          Key<'inbox_notes_message_id_fkey', ['message_id'], true, 'contact_messages', ['id']>,
          Key<'inbox_notes_request_id_fkey', ['request_id'], true, 'custom_trip_requests', ['id']>]
      >;
      legal_pages: Table<
        {
          body_en: string;
          body_fr: string;
          slug: string;
          title_en: string;
          title_fr: string;
          updated_at: string;
        },
        'body_en' | 'body_fr' | 'updated_at',
        never,
        []
      >;
      places: Table<
        {
          admin1: string | null;
          ascii_name: string;
          city: string | null;
          city_fr: string | null;
          country_iso_a2: string;
          id: number;
          kind: string;
          lat: number;
          lng: number;
          name: string;
          name_fr: string | null;
          name_words: string;
          other_names: string | null;
          population: number;
          region_words: string;
          search_name: string | null;
          search_name_fr: string | null;
          time_zone: string | null;
        },
        'admin1' | 'city' | 'city_fr' | 'kind' | 'name_fr' | 'name_words' | 'other_names' | 'population' | 'region_words' | 'search_name' | 'search_name_fr' | 'time_zone',
        'name_words' | 'region_words' | 'search_name' | 'search_name_fr',
        [
          Key<'places_country_iso_a2_fkey', ['country_iso_a2'], false, 'countries', ['iso_a2']>]
      >;
      profiles: Table<
        {
          avatar_url: string | null;
          bio: string | null;
          created_at: string;
          email: string | null;
          first_name: string | null;
          home_address: string | null;
          id: string;
          is_banned: boolean;
          is_premium: boolean;
          last_name: string | null;
          name: string | null;
          onboarding_completed: boolean;
          preferences: Json;
          role: string;
          updated_at: string;
          username: string | null;
        },
        'avatar_url' | 'bio' | 'created_at' | 'email' | 'first_name' | 'home_address' | 'is_banned' | 'is_premium' | 'last_name' | 'name' | 'onboarding_completed' | 'preferences' | 'role' | 'updated_at' | 'username',
        never,
        []
      >;
      push_subscriptions: Table<
        {
          created_at: string;
          device: string;
          endpoint: string;
          id: string;
          p256dh: string;
          secret: string;
          session_id: string | null;
          user_id: string;
        },
        'created_at' | 'id' | 'session_id',
        never,
        [
          Key<'push_subscriptions_user_id_fkey', ['user_id'], false, 'profiles', ['id']>]
      >;
      reference_rates: Table<
        {
          created_at: string;
          date: string;
          rates: Json;
        },
        'created_at',
        never,
        []
      >;
      sample_trips: Table<
        {
          country_iso_a2: string | null;
          currency: string;
          days: number;
          destination_en: string;
          destination_fr: string;
          image_url: string | null;
          is_example: boolean;
          is_published: boolean;
          items: Json;
          landscape: string;
          location: Json | null;
          month: number;
          position: number;
          slug: string;
          summary_en: string | null;
          summary_fr: string | null;
          theme_slug: string | null;
          tips_en: string | null;
          tips_fr: string | null;
          title_en: string;
          title_fr: string;
          updated_at: string;
        },
        'country_iso_a2' | 'currency' | 'image_url' | 'is_example' | 'is_published' | 'items' | 'landscape' | 'location' | 'position' | 'summary_en' | 'summary_fr' | 'theme_slug' | 'tips_en' | 'tips_fr' | 'updated_at',
        never,
        []
      >;
      supervisor_changes: Table<
        {
          after: Json | null;
          before: Json | null;
          by_id: string | null;
          created_at: string;
          id: number;
          operation: string;
          row_id: string;
          source: string;
          title: string | null;
        },
        'after' | 'before' | 'by_id' | 'created_at' | 'title',
        never,
        []
      >;
      themes: Table<
        {
          body_en: string | null;
          body_fr: string | null;
          image_url: string | null;
          is_published: boolean;
          picture_texts: Json;
          position: number;
          slug: string;
          tagline_en: string | null;
          tagline_fr: string | null;
          title_en: string;
          title_fr: string;
          updated_at: string;
        },
        'body_en' | 'body_fr' | 'image_url' | 'is_published' | 'picture_texts' | 'position' | 'tagline_en' | 'tagline_fr' | 'updated_at',
        never,
        []
      >;
      trip_accommodations: Table<
        {
          address: string | null;
          booking: Json | null;
          check_in: string;
          check_in_time: string;
          check_out: string;
          check_out_time: string;
          created_at: string;
          created_by: string | null;
          currency: string;
          id: string;
          location: Json | null;
          notes: string | null;
          paid_by: string | null;
          position: number;
          price: number | null;
          rate: Json | null;
          split: Json | null;
          title: string;
          trip_id: string;
          updated_at: string;
        },
        'address' | 'booking' | 'check_in_time' | 'check_out_time' | 'created_at' | 'created_by' | 'currency' | 'id' | 'location' | 'notes' | 'paid_by' | 'position' | 'price' | 'rate' | 'split' | 'updated_at',
        never,
        [
          Key<'trip_accommodations_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_accommodations_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_activities: Table<
        {
          booking: Json | null;
          catalogue_id: string | null;
          closed_on: number[];
          closes_at: string | null;
          created_at: string;
          created_by: string | null;
          currency: string;
          date: string;
          duration: number;
          end_time: string | null;
          id: string;
          location: Json | null;
          notes: string | null;
          opens_at: string | null;
          paid_by: string | null;
          position: number;
          price: number | null;
          rate: Json | null;
          split: Json | null;
          sub_type: string;
          time: string | null;
          title: string;
          trip_id: string;
          type: string | null;
          updated_at: string;
        },
        'booking' | 'catalogue_id' | 'closed_on' | 'closes_at' | 'created_at' | 'created_by' | 'currency' | 'duration' | 'end_time' | 'id' | 'location' | 'notes' | 'opens_at' | 'paid_by' | 'position' | 'price' | 'rate' | 'split' | 'sub_type' | 'time' | 'type' | 'updated_at',
        never,
        [
          Key<'trip_activities_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_activities_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_activity_log: Table<
        {
          amount: number;
          changes: Json;
          created_at: string;
          created_by: string | null;
          id: number;
          item_id: string | null;
          operation: string;
          source: string | null;
          title: string | null;
          trip_id: string;
        },
        'amount' | 'changes' | 'created_at' | 'created_by' | 'item_id' | 'source' | 'title',
        never,
        [
          Key<'trip_activity_log_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_chat_messages: Table<
        {
          account_id: string | null;
          created_at: string;
          id: string;
          item_id: string | null;
          mentions: string[];
          reply_to: string | null;
          text: string;
          trip_id: string;
          user_id: string | null;
        },
        'account_id' | 'created_at' | 'id' | 'item_id' | 'mentions' | 'reply_to' | 'user_id',
        never,
        [
          Key<'trip_chat_messages_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>,
          Key<'trip_chat_messages_user_id_fkey', ['account_id'], false, 'profiles', ['id']>]
      >;
      trip_collaborators: Table<
        {
          joined_at: string;
          role: string;
          trip_id: string;
          user_id: string;
        },
        'joined_at' | 'role',
        never,
        [
          Key<'trip_collaborators_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>,
          Key<'trip_collaborators_user_id_fkey', ['user_id'], false, 'profiles', ['id']>]
      >;
      trip_documents: Table<
        {
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          id: string;
          item_id: string | null;
          name: string;
          path: string;
          size: number;
          trip_id: string;
          type: string;
        },
        'created_at' | 'created_by' | 'deleted_at' | 'item_id' | 'path' | 'size' | 'type',
        'path',
        []
      >;
      trip_expenses: Table<
        {
          category: string;
          created_at: string;
          created_by: string | null;
          currency: string;
          date: string;
          id: string;
          paid_by: string | null;
          price: number;
          rate: Json | null;
          split: Json | null;
          title: string;
          trip_id: string;
          updated_at: string;
        },
        'category' | 'created_at' | 'created_by' | 'currency' | 'id' | 'paid_by' | 'rate' | 'split' | 'updated_at',
        never,
        [
          Key<'trip_expenses_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_expenses_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_former_members: Table<
        {
          left_at: string;
          name: string | null;
          trip_id: string;
          user_id: string;
        },
        'left_at' | 'name',
        never,
        [
          Key<'trip_former_members_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_itineraries: Table<
        {
          booking: Json | null;
          break_duration: number;
          created_at: string;
          created_by: string | null;
          currency: string;
          date: string;
          distance_m: number | null;
          duration: number | null;
          end_location: Json | null;
          id: string;
          notes: string | null;
          paid_by: string | null;
          position: number;
          price: number | null;
          rate: Json | null;
          split: Json | null;
          start_location: Json | null;
          sub_type: string;
          time: string | null;
          title: string;
          tolls_known: boolean;
          trip_id: string;
          updated_at: string;
        },
        'booking' | 'break_duration' | 'created_at' | 'created_by' | 'currency' | 'distance_m' | 'duration' | 'end_location' | 'id' | 'notes' | 'paid_by' | 'position' | 'price' | 'rate' | 'split' | 'start_location' | 'sub_type' | 'time' | 'tolls_known' | 'updated_at',
        never,
        [
          Key<'trip_itineraries_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_itineraries_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_join_links: Table<
        {
          created_at: string;
          created_by: string | null;
          declined_at: string | null;
          email: string | null;
          expires_at: string;
          id: string;
          revoked_at: string | null;
          role: string;
          token: string;
          trip_id: string;
        },
        'created_at' | 'created_by' | 'declined_at' | 'email' | 'id' | 'revoked_at' | 'role',
        never,
        [
          Key<'trip_join_links_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_join_links_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_joins: Table<
        {
          joined_at: string;
          link_id: string;
          trip_id: string;
          user_id: string;
        },
        'joined_at',
        never,
        [
          Key<'trip_joins_link_id_fkey', ['link_id'], false, 'trip_join_links', ['id']>,
          Key<'trip_joins_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>,
          Key<'trip_joins_user_id_fkey', ['user_id'], false, 'profiles', ['id']>]
      >;
      trip_list_entries: Table<
        {
          created_at: string;
          deleted_at: string | null;
          id: string;
          is_heading: boolean;
          list_id: string;
          position: string;
          private_to: string | null;
          quantity: number;
          text: string;
          ticked_by: string | null;
          trip_id: string;
        },
        'created_at' | 'deleted_at' | 'id' | 'is_heading' | 'private_to' | 'quantity' | 'ticked_by',
        never,
        [
          Key<'trip_list_entries_list_id_fkey', ['list_id'], false, 'trip_lists', ['id']>]
      >;
      trip_lists: Table<
        {
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          id: string;
          private_to: string | null;
          title: string;
          trip_id: string;
        },
        'created_at' | 'created_by' | 'deleted_at' | 'id' | 'private_to',
        never,
        [
          Key<'trip_lists_private_to_fkey', ['private_to'], false, 'profiles', ['id']>]
      >;
      trip_meals: Table<
        {
          booking: Json | null;
          created_at: string;
          created_by: string | null;
          currency: string;
          date: string;
          duration: number;
          end_time: string | null;
          id: string;
          location: Json | null;
          notes: string | null;
          paid_by: string | null;
          position: number;
          price: number | null;
          rate: Json | null;
          split: Json | null;
          sub_type: string | null;
          time: string | null;
          title: string;
          trip_id: string;
          updated_at: string;
        },
        'booking' | 'created_at' | 'created_by' | 'currency' | 'duration' | 'end_time' | 'id' | 'location' | 'notes' | 'paid_by' | 'position' | 'price' | 'rate' | 'split' | 'sub_type' | 'time' | 'updated_at',
        never,
        [
          Key<'trip_meals_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_meals_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_notes: Table<
        {
          content: string | null;
          created_at: string;
          created_by: string | null;
          date: string | null;
          id: string;
          position: number;
          title: string;
          trip_id: string;
          updated_at: string;
        },
        'content' | 'created_at' | 'created_by' | 'date' | 'id' | 'position' | 'updated_at',
        never,
        [
          Key<'trip_notes_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_notes_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_polls: Table<
        {
          closed_at: string | null;
          closes_at: string | null;
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          id: string;
          is_multiple: boolean;
          options: Json;
          question: string;
          trip_id: string;
        },
        'closed_at' | 'closes_at' | 'created_at' | 'created_by' | 'deleted_at' | 'id' | 'is_multiple',
        never,
        [
          Key<'trip_polls_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_reads: Table<
        {
          activity_read_at: string | null;
          read_at: string | null;
          trip_id: string;
          user_id: string;
        },
        'activity_read_at' | 'read_at' | 'user_id',
        never,
        [
          Key<'trip_reads_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>,
          Key<'trip_reads_user_id_fkey', ['user_id'], false, 'profiles', ['id']>]
      >;
      trip_settlements: Table<
        {
          amount: number;
          created_at: string;
          created_by: string | null;
          currency: string;
          from_id: string;
          id: string;
          to_id: string;
          trip_id: string;
        },
        'created_at' | 'created_by' | 'id',
        never,
        [
          Key<'trip_settlements_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_settlements_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_shares: Table<
        {
          created_at: string;
          created_by: string | null;
          document_ids: string[];
          id: string;
          revoked_at: string | null;
          shows_prices: boolean;
          token: string;
          trip_id: string;
        },
        'created_at' | 'created_by' | 'document_ids' | 'id' | 'revoked_at' | 'shows_prices',
        never,
        [
          Key<'trip_shares_created_by_fkey', ['created_by'], false, 'profiles', ['id']>,
          Key<'trip_shares_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_tasks: Table<
        {
          account_id: string | null;
          assigned_to: string | null;
          completed_at: string | null;
          created_at: string;
          created_by: string | null;
          due_date: string | null;
          id: string;
          title: string;
          trip_id: string;
          updated_at: string;
        },
        'account_id' | 'assigned_to' | 'completed_at' | 'created_at' | 'created_by' | 'due_date' | 'id' | 'updated_at',
        never,
        [
          Key<'trip_tasks_assigned_to_fkey', ['assigned_to'], false, 'profiles', ['id']>,
          Key<'trip_tasks_created_by_fkey', ['account_id'], false, 'profiles', ['id']>,
          Key<'trip_tasks_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trip_tracks: Table<
        {
          created_at: string;
          created_by: string | null;
          deleted_at: string | null;
          id: string;
          line: string;
          title: string;
          trip_id: string;
        },
        'created_at' | 'created_by' | 'deleted_at' | 'id',
        never,
        []
      >;
      trip_votes: Table<
        {
          created_at: string;
          id: string;
          option_id: string;
          poll_id: string;
          trip_id: string;
          user_id: string;
        },
        'created_at' | 'id' | 'user_id',
        never,
        [
          Key<'trip_votes_poll_id_fkey', ['poll_id'], false, 'trip_polls', ['id']>,
          Key<'trip_votes_trip_id_fkey', ['trip_id'], false, 'trips', ['id']>]
      >;
      trips: Table<
        {
          budget: number | null;
          created_at: string;
          currency: string;
          description: string | null;
          destination: string | null;
          destination_details: Json | null;
          end_date: string;
          id: string;
          image_attribution: string | null;
          image_url: string | null;
          owner_id: string;
          start_date: string;
          status: string;
          title: string;
          travellers: number | null;
          updated_at: string;
        },
        'budget' | 'created_at' | 'currency' | 'description' | 'destination' | 'destination_details' | 'id' | 'image_attribution' | 'image_url' | 'owner_id' | 'status' | 'travellers' | 'updated_at',
        never,
        [
          Key<'trips_owner_id_fkey', ['owner_id'], false, 'profiles', ['id']>]
      >;
    };
    Views: { [_ in never]: never };
    Functions: {
      add_list: { Args: { id: string; trip_id: string; title: string; is_private?: boolean; entries?: Json }; Returns: undefined };
      admin_activities: { Args: { search?: string; country?: string; kind?: string; published?: boolean; sort?: string; descending?: boolean; page?: number; size?: number; lang?: string }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedActivity> };
      admin_airports: { Args: { search?: string; country?: string; sort?: string; descending?: boolean; page?: number; size?: number; lang?: string }; Returns: import('./admin.types.ts').Page<import('./database.types.ts').Tables<'airports'>> };
      admin_change_authors: { Args: Record<PropertyKey, never>; Returns: ({ id: string; name: string })[] };
      admin_changes: { Args: { source?: string; by_id?: string; page?: number; size?: number }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedChange> };
      admin_countries: { Args: { search?: string; continent?: string; sort?: string; descending?: boolean; page?: number; size?: number; lang?: string }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedCountry> };
      admin_figures: { Args: Record<PropertyKey, never>; Returns: import('./admin.types.ts').Figures };
      admin_messages: { Args: { state?: string; page?: number; size?: number; search?: string; ids?: string[] }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedMessage> };
      admin_new_counts: { Args: Record<PropertyKey, never>; Returns: ({ requests: number; messages: number })[] };
      admin_person: { Args: { user_id: string }; Returns: import('./admin.types.ts').AdminPerson | null };
      admin_posts: { Args: { search?: string; state?: string; sort?: string; descending?: boolean; page?: number; size?: number; lang?: string }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedPost> };
      admin_requests: { Args: { state?: string; page?: number; size?: number; search?: string; ids?: string[] }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedRequest> };
      admin_security_events: { Args: { event?: string; person?: string; page?: number; size?: number }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedEvent> };
      admin_users: { Args: { search?: string; role?: string; state?: string; sort?: string; descending?: boolean; page?: number; size?: number; ids?: string[] }; Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedUser> };
      ban_user: { Args: { user_id: string; reason: string }; Returns: undefined };
      blog_destinations: { Args: Record<PropertyKey, never>; Returns: ({ iso_a2: string; name_fr: string; name_en: string; continent: string; lat: number; lng: number; posts: number; latest_slugs: string[]; latest_fr: string[]; latest_en: string[] })[] };
      calendar_feed: { Args: { trip_id: string }; Returns: { token: string; created_at: string } };
      calendar_plan: { Args: { token: string }; Returns: import('./plan.types.ts').CalendarPlan };
      change_preferences: { Args: { changes: Json }; Returns: Json };
      change_trip: { Args: { trip_id: string; changes: Json }; Returns: Json };
      copy_trip: { Args: { id: string; source_id: string; title: string; start_date: string; with_tasks?: boolean }; Returns: string };
      cost_rates: { Args: { trip_id: string }; Returns: Record<string, Json> };
      create_join_link: { Args: { trip_id: string; role?: string; days?: number }; Returns: { id: string; token: string; expires_at: string } };
      decline_invitation: { Args: { token: string }; Returns: undefined };
      delete_my_account: { Args: { transfers?: Json; confirmation?: string; dry_run?: boolean; forget_name?: boolean }; Returns: undefined };
      deleted_trips: { Args: Record<PropertyKey, never>; Returns: ({ id: string; title: string; destination: string; start_date: string; end_date: string; deleted_at: string; restorable_until: string })[] };
      end_person_sessions: { Args: { user_id: string; session_id?: string }; Returns: number };
      end_session: { Args: { session_id: string }; Returns: undefined };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      has_password: { Args: Record<PropertyKey, never>; Returns: boolean };
      import_trip: { Args: { trip: Json; people: Json; rows: Json }; Returns: string };
      invite_address: { Args: { trip_id: string; email: string; role?: string }; Returns: { is_member: boolean; id?: string; expires_at?: string } };
      invite_collaborator: { Args: { trip_id: string; email: string; role?: string }; Returns: { trip_id: string; user_id: string; role: string; joined_at: string; profile: { id: string; name: string | null; username: string | null; email: string | null; avatar_url: string | null } } };
      join_link: { Args: { token: string }; Returns: import('./plan.types.ts').JoinLink };
      join_trip: { Args: { token: string }; Returns: string };
      leave_trip: { Args: { trip_id: string; forget_name?: boolean }; Returns: undefined };
      make_post_preview: { Args: { post_id: string }; Returns: string };
      mark_activity_read: { Args: { trip_id: string; read_at: string }; Returns: undefined };
      mark_read: { Args: { trip_id: string; read_at: string }; Returns: undefined };
      moved_post: { Args: { slug: string }; Returns: string };
      my_sessions: { Args: Record<PropertyKey, never>; Returns: ({ id: string; created_at: string; last_used_at: string; address: string; user_agent: string; aal: string; is_current: boolean })[] };
      my_shared_trips: { Args: Record<PropertyKey, never>; Returns: ({ id: string; title: string; start_date: string; end_date: string; people: Json })[] };
      post_neighbours: { Args: { slug: string }; Returns: ({ relation: string; post_slug: string; title_fr: string; title_en: string; excerpt_fr: string; excerpt_en: string; cover_url: string; country_iso_a2: string; tags: string[]; published_at: string; minutes_fr: number; minutes_en: number })[] };
      post_preview_since: { Args: { post_id: string }; Returns: string };
      post_version: { Args: { version_id: string }; Returns: import('./admin.types.ts').PostContent | null };
      post_versions: { Args: { post_id: string }; Returns: ({ id: string; replaced_at: string; replaced_by_name: string; title_fr: string; title_en: string })[] };
      previewed_post: { Args: { token: string }; Returns: import('./public-reads/blog.ts').PreviewedPost };
      purge_trip: { Args: { trip_id: string }; Returns: undefined };
      remove_second_factor: { Args: { user_id: string }; Returns: boolean };
      restore_trip: { Args: { trip_id: string }; Returns: string };
      revoke_calendar_feed: { Args: { trip_id: string }; Returns: boolean };
      revoke_join_link: { Args: { trip_id: string; link_id: string }; Returns: boolean };
      revoke_share: { Args: { trip_id: string; share_id?: string }; Returns: number };
      save_push_subscription: { Args: { endpoint: string; p256dh: string; secret: string; device: string }; Returns: string };
      search_airports: { Args: { query: string; lang?: string; limit?: number }; Returns: ({ iata: string; name: string; city: string | null; country_iso_a2: string; lat: number; lng: number; time_zone: string | null })[] };
      search_places: { Args: { query: string; lang?: string; limit?: number; near_lats?: number[]; near_lngs?: number[]; with_countries?: boolean }; Returns: ({ id: number | null; kind: string; name: string; city: string | null; admin1: string | null; country_iso_a2: string; country_name: string | null; lat: number; lng: number; population: number | null; time_zone: string | null })[] };
      security_events: { Args: { before?: number; most?: number; only_event?: string; person?: string }; Returns: ({ id: number; created_at: string; event: string; actor_id: string; actor_role: string; subject: string; address: string; details: Json })[] };
      share_document: { Args: { share_id: string; document_id: string; is_shown: boolean }; Returns: number };
      share_trip: { Args: { trip_id: string; shows_prices?: boolean }; Returns: { id: string; token: string; created_at: string } };
      shared_document: { Args: { token: string; document_id: string }; Returns: { path: string; name: string; size: number } };
      shared_trip: { Args: { token: string }; Returns: import('./plan.types.ts').SharedPlan };
      transfer_ownership: { Args: { trip_id: string; new_owner_id: string }; Returns: undefined };
      trip_news: { Args: Record<PropertyKey, never>; Returns: ({ trip_id: string; unread: number; read_at: string; changes: number; activity_read_at: string; open_tasks: number })[] };
      trip_rows: { Args: { trip_id: string; tables: string[] }; Returns: Record<string, Json[]> };
      unban_user: { Args: { user_id: string }; Returns: undefined };
      use_sample_trip: { Args: { id: string; slug: string; start_date: string; language: string }; Returns: string };
      was_deleted: { Args: { trip_id: string; source: string; id: string }; Returns: boolean };
      whole_trip: { Args: { trip_id: string }; Returns: Record<string, Json> | null };
      withdraw_post_preview: { Args: { post_id: string }; Returns: boolean };
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicSchema = Database['public'];

/** A row as it is read. */
export type Tables<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Row'];
/** What an insert takes. */
export type TablesInsert<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Insert'];
/** What an update takes. */
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Update'];
/** What a function takes. */
export type FunctionArgs<Name extends keyof PublicSchema['Functions']> = PublicSchema['Functions'][Name]['Args'];
