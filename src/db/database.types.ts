// Written by `npm run db:types` from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13.0.5' };
  public: {
    Tables: {
      activities: {
        Row: {
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
          price: number | null;
          sub_type: string;
          title: string;
          title_en: string | null;
          type: string | null;
          updated_at: string;
        };
        Insert: {
          city?: string | null;
          city_en?: string | null;
          closed_on?: number[];
          country_iso_a2: string;
          created_at?: string;
          currency?: string;
          description?: string | null;
          description_en?: string | null;
          duration?: number;
          id?: string;
          image_url?: string | null;
          is_published?: boolean;
          location?: Json | null;
          price?: number | null;
          sub_type?: string;
          title: string;
          title_en?: string | null;
          type?: string | null;
          updated_at?: string;
        };
        Update: {
          city?: string | null;
          city_en?: string | null;
          closed_on?: number[];
          country_iso_a2?: string;
          created_at?: string;
          currency?: string;
          description?: string | null;
          description_en?: string | null;
          duration?: number;
          id?: string;
          image_url?: string | null;
          is_published?: boolean;
          location?: Json | null;
          price?: number | null;
          sub_type?: string;
          title?: string;
          title_en?: string | null;
          type?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'activities_country_iso_a2_fkey';
            columns: ['country_iso_a2'];
            isOneToOne: false;
            referencedRelation: 'countries';
            referencedColumns: ['iso_a2'];
          },
        ];
      };
      airports: {
        Row: {
          city: string | null;
          city_fr: string | null;
          country_iso_a2: string;
          iata: string;
          icao: string | null;
          lat: number;
          lng: number;
          name: string;
          time_zone: string | null;
          updated_at: string;
        };
        Insert: {
          city?: string | null;
          city_fr?: string | null;
          country_iso_a2: string;
          iata: string;
          icao?: string | null;
          lat: number;
          lng: number;
          name: string;
          time_zone?: string | null;
          updated_at?: string;
        };
        Update: {
          city?: string | null;
          city_fr?: string | null;
          country_iso_a2?: string;
          iata?: string;
          icao?: string | null;
          lat?: number;
          lng?: number;
          name?: string;
          time_zone?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'airports_country_iso_a2_fkey';
            columns: ['country_iso_a2'];
            isOneToOne: false;
            referencedRelation: 'countries';
            referencedColumns: ['iso_a2'];
          },
        ];
      };
      blog_posts: {
        Row: {
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
          published_at: string | null;
          slug: string;
          status: string;
          tags: string[];
          title_en: string;
          title_fr: string;
          updated_at: string;
        };
        Insert: {
          author_id?: string | null;
          author_name?: string | null;
          body_en?: string;
          body_fr?: string;
          country_iso_a2?: string | null;
          cover_url?: string | null;
          created_at?: string;
          excerpt_en?: string | null;
          excerpt_fr?: string | null;
          id?: string;
          minutes_en?: never;
          minutes_fr?: never;
          published_at?: string | null;
          slug: string;
          status?: string;
          tags?: string[];
          title_en: string;
          title_fr: string;
          updated_at?: string;
        };
        Update: {
          author_id?: string | null;
          author_name?: string | null;
          body_en?: string;
          body_fr?: string;
          country_iso_a2?: string | null;
          cover_url?: string | null;
          created_at?: string;
          excerpt_en?: string | null;
          excerpt_fr?: string | null;
          id?: string;
          minutes_en?: never;
          minutes_fr?: never;
          published_at?: string | null;
          slug?: string;
          status?: string;
          tags?: string[];
          title_en?: string;
          title_fr?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blog_posts_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'blog_posts_country_iso_a2_fkey';
            columns: ['country_iso_a2'];
            isOneToOne: false;
            referencedRelation: 'countries';
            referencedColumns: ['iso_a2'];
          },
        ];
      };
      calendar_feeds: {
        Row: {
          created_at: string;
          token: string;
          trip_id: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          token: string;
          trip_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          token?: string;
          trip_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_feeds_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'calendar_feeds_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          filled_ms: number | null;
          id: string;
          language: string;
          message: string;
          name: string;
          status: string;
          subject: string | null;
          user_id: string | null;
          website: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          filled_ms?: number | null;
          id?: string;
          language?: string;
          message: string;
          name: string;
          status?: string;
          subject?: string | null;
          user_id?: string | null;
          website?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          filled_ms?: number | null;
          id?: string;
          language?: string;
          message?: string;
          name?: string;
          status?: string;
          subject?: string | null;
          user_id?: string | null;
          website?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      countries: {
        Row: {
          advice_en: string | null;
          advice_fr: string | null;
          capital: string | null;
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
          updated_at: string;
        };
        Insert: {
          advice_en?: string | null;
          advice_fr?: string | null;
          capital?: string | null;
          continent?: string | null;
          currency?: string | null;
          facts?: Json | null;
          flag?: string | null;
          is_featured?: boolean;
          iso_a2: string;
          iso_a3?: string | null;
          languages?: string[];
          lat?: number | null;
          lng?: number | null;
          name_en: string;
          name_fr: string;
          updated_at?: string;
        };
        Update: {
          advice_en?: string | null;
          advice_fr?: string | null;
          capital?: string | null;
          continent?: string | null;
          currency?: string | null;
          facts?: Json | null;
          flag?: string | null;
          is_featured?: boolean;
          iso_a2?: string;
          iso_a3?: string | null;
          languages?: string[];
          lat?: number | null;
          lng?: number | null;
          name_en?: string;
          name_fr?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      custom_trip_requests: {
        Row: {
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
          start_date: string | null;
          status: string;
          style: string[];
          travellers: number;
          user_id: string | null;
          website: string | null;
        };
        Insert: {
          budget?: number | null;
          created_at?: string;
          currency?: string;
          destination?: string | null;
          email: string;
          end_date?: string | null;
          filled_ms?: number | null;
          flexible?: boolean;
          id?: string;
          language?: string;
          message?: string | null;
          name: string;
          phone?: string | null;
          start_date?: string | null;
          status?: string;
          style?: string[];
          travellers?: number;
          user_id?: string | null;
          website?: string | null;
        };
        Update: {
          budget?: number | null;
          created_at?: string;
          currency?: string;
          destination?: string | null;
          email?: string;
          end_date?: string | null;
          filled_ms?: number | null;
          flexible?: boolean;
          id?: string;
          language?: string;
          message?: string | null;
          name?: string;
          phone?: string | null;
          start_date?: string | null;
          status?: string;
          style?: string[];
          travellers?: number;
          user_id?: string | null;
          website?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'custom_trip_requests_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      inbox_answers: {
        Row: {
          by_id: string | null;
          created_at: string;
          id: string;
          message_id: string | null;
          request_id: string | null;
          text: string;
        };
        Insert: {
          by_id?: string | null;
          created_at?: string;
          id?: string;
          message_id?: string | null;
          request_id?: string | null;
          text: string;
        };
        Update: {
          by_id?: string | null;
          created_at?: string;
          id?: string;
          message_id?: string | null;
          request_id?: string | null;
          text?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'inbox_answers_by_id_fkey';
            columns: ['by_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inbox_answers_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inbox_answers_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'custom_trip_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      inbox_notes: {
        Row: {
          id: string;
          message_id: string | null;
          note: string;
          request_id: string | null;
          updated_at: string;
        };
        Insert: {
          id?: string;
          message_id?: string | null;
          note?: string;
          request_id?: string | null;
          updated_at?: string;
        };
        Update: {
          id?: string;
          message_id?: string | null;
          note?: string;
          request_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'inbox_notes_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: true;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'inbox_notes_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'custom_trip_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      legal_pages: {
        Row: {
          body_en: string;
          body_fr: string;
          slug: string;
          title_en: string;
          title_fr: string;
          updated_at: string;
        };
        Insert: {
          body_en?: string;
          body_fr?: string;
          slug: string;
          title_en: string;
          title_fr: string;
          updated_at?: string;
        };
        Update: {
          body_en?: string;
          body_fr?: string;
          slug?: string;
          title_en?: string;
          title_fr?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      places: {
        Row: {
          admin1: string | null;
          ascii_name: string;
          country_iso_a2: string;
          id: number;
          lat: number;
          lng: number;
          name: string;
          name_fr: string | null;
          population: number;
          search_name: string | null;
          search_name_fr: string | null;
          time_zone: string | null;
        };
        Insert: {
          admin1?: string | null;
          ascii_name: string;
          country_iso_a2: string;
          id: number;
          lat: number;
          lng: number;
          name: string;
          name_fr?: string | null;
          population?: number;
          search_name?: never;
          search_name_fr?: never;
          time_zone?: string | null;
        };
        Update: {
          admin1?: string | null;
          ascii_name?: string;
          country_iso_a2?: string;
          id?: number;
          lat?: number;
          lng?: number;
          name?: string;
          name_fr?: string | null;
          population?: number;
          search_name?: never;
          search_name_fr?: never;
          time_zone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'places_country_iso_a2_fkey';
            columns: ['country_iso_a2'];
            isOneToOne: false;
            referencedRelation: 'countries';
            referencedColumns: ['iso_a2'];
          },
        ];
      };
      profiles: {
        Row: {
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
        };
        Insert: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          home_address?: string | null;
          id: string;
          is_banned?: boolean;
          is_premium?: boolean;
          last_name?: string | null;
          name?: string | null;
          onboarding_completed?: boolean;
          preferences?: Json;
          role?: string;
          updated_at?: string;
          username?: string | null;
        };
        Update: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          email?: string | null;
          first_name?: string | null;
          home_address?: string | null;
          id?: string;
          is_banned?: boolean;
          is_premium?: boolean;
          last_name?: string | null;
          name?: string | null;
          onboarding_completed?: boolean;
          preferences?: Json;
          role?: string;
          updated_at?: string;
          username?: string | null;
        };
        Relationships: [];
      };
      sample_trips: {
        Row: {
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
        };
        Insert: {
          country_iso_a2?: string | null;
          currency?: string;
          days: number;
          destination_en: string;
          destination_fr: string;
          image_url?: string | null;
          is_example?: boolean;
          is_published?: boolean;
          items?: Json;
          landscape?: string;
          location?: Json | null;
          month: number;
          position?: number;
          slug: string;
          summary_en?: string | null;
          summary_fr?: string | null;
          theme_slug?: string | null;
          tips_en?: string | null;
          tips_fr?: string | null;
          title_en: string;
          title_fr: string;
          updated_at?: string;
        };
        Update: {
          country_iso_a2?: string | null;
          currency?: string;
          days?: number;
          destination_en?: string;
          destination_fr?: string;
          image_url?: string | null;
          is_example?: boolean;
          is_published?: boolean;
          items?: Json;
          landscape?: string;
          location?: Json | null;
          month?: number;
          position?: number;
          slug?: string;
          summary_en?: string | null;
          summary_fr?: string | null;
          theme_slug?: string | null;
          tips_en?: string | null;
          tips_fr?: string | null;
          title_en?: string;
          title_fr?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      supervisor_changes: {
        Row: {
          after: Json | null;
          before: Json | null;
          by_id: string | null;
          created_at: string;
          id: number;
          operation: string;
          row_id: string;
          source: string;
          title: string | null;
        };
        Insert: {
          after?: Json | null;
          before?: Json | null;
          by_id?: string | null;
          created_at?: string;
          id: number;
          operation: string;
          row_id: string;
          source: string;
          title?: string | null;
        };
        Update: {
          after?: Json | null;
          before?: Json | null;
          by_id?: string | null;
          created_at?: string;
          id?: number;
          operation?: string;
          row_id?: string;
          source?: string;
          title?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'supervisor_changes_by_id_fkey';
            columns: ['by_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      themes: {
        Row: {
          body_en: string | null;
          body_fr: string | null;
          image_url: string | null;
          is_published: boolean;
          position: number;
          slug: string;
          tagline_en: string | null;
          tagline_fr: string | null;
          title_en: string;
          title_fr: string;
        };
        Insert: {
          body_en?: string | null;
          body_fr?: string | null;
          image_url?: string | null;
          is_published?: boolean;
          position?: number;
          slug: string;
          tagline_en?: string | null;
          tagline_fr?: string | null;
          title_en: string;
          title_fr: string;
        };
        Update: {
          body_en?: string | null;
          body_fr?: string | null;
          image_url?: string | null;
          is_published?: boolean;
          position?: number;
          slug?: string;
          tagline_en?: string | null;
          tagline_fr?: string | null;
          title_en?: string;
          title_fr?: string;
        };
        Relationships: [];
      };
      trip_accommodations: {
        Row: {
          address: string | null;
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
          split: Json | null;
          title: string;
          trip_id: string;
          updated_at: string;
        };
        Insert: {
          address?: string | null;
          check_in: string;
          check_in_time?: string;
          check_out: string;
          check_out_time?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          id?: string;
          location?: Json | null;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          title: string;
          trip_id: string;
          updated_at?: string;
        };
        Update: {
          address?: string | null;
          check_in?: string;
          check_in_time?: string;
          check_out?: string;
          check_out_time?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          id?: string;
          location?: Json | null;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          title?: string;
          trip_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_accommodations_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_accommodations_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_activities: {
        Row: {
          catalogue_id: string | null;
          closed_on: number[];
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
          split: Json | null;
          sub_type: string;
          time: string | null;
          title: string;
          trip_id: string;
          type: string | null;
          updated_at: string;
        };
        Insert: {
          catalogue_id?: string | null;
          closed_on?: number[];
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date: string;
          duration?: number;
          end_time?: string | null;
          id?: string;
          location?: Json | null;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          sub_type?: string;
          time?: string | null;
          title: string;
          trip_id: string;
          type?: string | null;
          updated_at?: string;
        };
        Update: {
          catalogue_id?: string | null;
          closed_on?: number[];
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date?: string;
          duration?: number;
          end_time?: string | null;
          id?: string;
          location?: Json | null;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          sub_type?: string;
          time?: string | null;
          title?: string;
          trip_id?: string;
          type?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_activities_catalogue_id_fkey';
            columns: ['catalogue_id'];
            isOneToOne: false;
            referencedRelation: 'activities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_activities_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_activities_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_activity_log: {
        Row: {
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
        };
        Insert: {
          amount?: number;
          changes?: Json;
          created_at?: string;
          created_by?: string | null;
          id: number;
          item_id?: string | null;
          operation: string;
          source?: string | null;
          title?: string | null;
          trip_id: string;
        };
        Update: {
          amount?: number;
          changes?: Json;
          created_at?: string;
          created_by?: string | null;
          id?: number;
          item_id?: string | null;
          operation?: string;
          source?: string | null;
          title?: string | null;
          trip_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_activity_log_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_chat_messages: {
        Row: {
          account_id: string | null;
          created_at: string;
          id: string;
          text: string;
          trip_id: string;
          user_id: string | null;
        };
        Insert: {
          account_id?: string | null;
          created_at?: string;
          id?: string;
          text: string;
          trip_id: string;
          user_id?: string | null;
        };
        Update: {
          account_id?: string | null;
          created_at?: string;
          id?: string;
          text?: string;
          trip_id?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_chat_messages_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_chat_messages_user_id_fkey';
            columns: ['account_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_collaborators: {
        Row: {
          joined_at: string;
          role: string;
          trip_id: string;
          user_id: string;
        };
        Insert: {
          joined_at?: string;
          role?: string;
          trip_id: string;
          user_id: string;
        };
        Update: {
          joined_at?: string;
          role?: string;
          trip_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_collaborators_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_collaborators_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_expenses: {
        Row: {
          category: string;
          created_at: string;
          created_by: string | null;
          currency: string;
          date: string;
          id: string;
          paid_by: string | null;
          price: number;
          split: Json | null;
          title: string;
          trip_id: string;
          updated_at: string;
        };
        Insert: {
          category?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date: string;
          id?: string;
          paid_by?: string | null;
          price: number;
          split?: Json | null;
          title: string;
          trip_id: string;
          updated_at?: string;
        };
        Update: {
          category?: string;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date?: string;
          id?: string;
          paid_by?: string | null;
          price?: number;
          split?: Json | null;
          title?: string;
          trip_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_expenses_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_expenses_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_former_members: {
        Row: {
          left_at: string;
          name: string | null;
          trip_id: string;
          user_id: string;
        };
        Insert: {
          left_at?: string;
          name?: string | null;
          trip_id: string;
          user_id: string;
        };
        Update: {
          left_at?: string;
          name?: string | null;
          trip_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_former_members_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_itineraries: {
        Row: {
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
          split: Json | null;
          start_location: Json | null;
          sub_type: string;
          time: string | null;
          title: string;
          tolls_known: boolean;
          trip_id: string;
          updated_at: string;
        };
        Insert: {
          break_duration?: number;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date: string;
          distance_m?: number | null;
          duration?: number | null;
          end_location?: Json | null;
          id?: string;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          start_location?: Json | null;
          sub_type?: string;
          time?: string | null;
          title: string;
          tolls_known?: boolean;
          trip_id: string;
          updated_at?: string;
        };
        Update: {
          break_duration?: number;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date?: string;
          distance_m?: number | null;
          duration?: number | null;
          end_location?: Json | null;
          id?: string;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          start_location?: Json | null;
          sub_type?: string;
          time?: string | null;
          title?: string;
          tolls_known?: boolean;
          trip_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_itineraries_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_itineraries_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_join_links: {
        Row: {
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
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          declined_at?: string | null;
          email?: string | null;
          expires_at: string;
          id?: string;
          revoked_at?: string | null;
          role?: string;
          token: string;
          trip_id: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          declined_at?: string | null;
          email?: string | null;
          expires_at?: string;
          id?: string;
          revoked_at?: string | null;
          role?: string;
          token?: string;
          trip_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_join_links_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_join_links_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_joins: {
        Row: {
          joined_at: string;
          link_id: string;
          trip_id: string;
          user_id: string;
        };
        Insert: {
          joined_at?: string;
          link_id: string;
          trip_id: string;
          user_id: string;
        };
        Update: {
          joined_at?: string;
          link_id?: string;
          trip_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_joins_link_id_fkey';
            columns: ['link_id'];
            isOneToOne: false;
            referencedRelation: 'trip_join_links';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_joins_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_joins_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_meals: {
        Row: {
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
          split: Json | null;
          sub_type: string | null;
          time: string | null;
          title: string;
          trip_id: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date: string;
          duration?: number;
          end_time?: string | null;
          id?: string;
          location?: Json | null;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          sub_type?: string | null;
          time?: string | null;
          title: string;
          trip_id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          date?: string;
          duration?: number;
          end_time?: string | null;
          id?: string;
          location?: Json | null;
          notes?: string | null;
          paid_by?: string | null;
          position?: number;
          price?: number | null;
          split?: Json | null;
          sub_type?: string | null;
          time?: string | null;
          title?: string;
          trip_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_meals_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_meals_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_notes: {
        Row: {
          content: string | null;
          created_at: string;
          created_by: string | null;
          date: string | null;
          id: string;
          position: number;
          title: string;
          trip_id: string;
          updated_at: string;
        };
        Insert: {
          content?: string | null;
          created_at?: string;
          created_by?: string | null;
          date?: string | null;
          id?: string;
          position?: number;
          title: string;
          trip_id: string;
          updated_at?: string;
        };
        Update: {
          content?: string | null;
          created_at?: string;
          created_by?: string | null;
          date?: string | null;
          id?: string;
          position?: number;
          title?: string;
          trip_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_notes_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_notes_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_reads: {
        Row: {
          activity_read_at: string | null;
          read_at: string | null;
          trip_id: string;
          user_id: string;
        };
        Insert: {
          activity_read_at?: string | null;
          read_at?: string | null;
          trip_id: string;
          user_id?: string;
        };
        Update: {
          activity_read_at?: string | null;
          read_at?: string | null;
          trip_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_reads_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_reads_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_settlements: {
        Row: {
          amount: number;
          created_at: string;
          created_by: string | null;
          currency: string;
          from_id: string;
          id: string;
          to_id: string;
          trip_id: string;
        };
        Insert: {
          amount: number;
          created_at?: string;
          created_by?: string | null;
          currency: string;
          from_id: string;
          id?: string;
          to_id: string;
          trip_id: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          created_by?: string | null;
          currency?: string;
          from_id?: string;
          id?: string;
          to_id?: string;
          trip_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_settlements_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_settlements_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_shares: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: string;
          revoked_at: string | null;
          shows_prices: boolean;
          token: string;
          trip_id: string;
        };
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          revoked_at?: string | null;
          shows_prices?: boolean;
          token: string;
          trip_id: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          revoked_at?: string | null;
          shows_prices?: boolean;
          token?: string;
          trip_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_shares_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_shares_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trip_tasks: {
        Row: {
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
        };
        Insert: {
          account_id?: string | null;
          assigned_to?: string | null;
          completed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          due_date?: string | null;
          id?: string;
          title: string;
          trip_id: string;
          updated_at?: string;
        };
        Update: {
          account_id?: string | null;
          assigned_to?: string | null;
          completed_at?: string | null;
          created_at?: string;
          created_by?: string | null;
          due_date?: string | null;
          id?: string;
          title?: string;
          trip_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trip_tasks_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_tasks_created_by_fkey';
            columns: ['account_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'trip_tasks_trip_id_fkey';
            columns: ['trip_id'];
            isOneToOne: false;
            referencedRelation: 'trips';
            referencedColumns: ['id'];
          },
        ];
      };
      trips: {
        Row: {
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
          updated_at: string;
        };
        Insert: {
          budget?: number | null;
          created_at?: string;
          currency?: string;
          description?: string | null;
          destination?: string | null;
          destination_details?: Json | null;
          end_date: string;
          id?: string;
          image_attribution?: string | null;
          image_url?: string | null;
          owner_id?: string;
          start_date: string;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          budget?: number | null;
          created_at?: string;
          currency?: string;
          description?: string | null;
          destination?: string | null;
          destination_details?: Json | null;
          end_date?: string;
          id?: string;
          image_attribution?: string | null;
          image_url?: string | null;
          owner_id?: string;
          start_date?: string;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'trips_owner_id_fkey';
            columns: ['owner_id'];
            isOneToOne: false;
            referencedRelation: 'profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: { [_ in never]: never };
    Functions: {
      admin_activities: {
        Args: { search?: string; country?: string; kind?: string; published?: boolean; sort?: string; descending?: boolean; page?: number; size?: number; lang?: string };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedActivity>;
      };
      admin_airports: {
        Args: { search?: string; country?: string; sort?: string; descending?: boolean; page?: number; size?: number };
        Returns: import('./admin.types.ts').Page<import('./database.types.ts').Tables<'airports'>>;
      };
      admin_change_authors: {
        Args: Record<PropertyKey, never>;
        Returns: ({ id: string; name: string })[];
      };
      admin_changes: {
        Args: { source?: string; by_id?: string; page?: number; size?: number };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedChange>;
      };
      admin_countries: {
        Args: { search?: string; continent?: string; sort?: string; descending?: boolean; page?: number; size?: number; lang?: string };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedCountry>;
      };
      admin_figures: {
        Args: Record<PropertyKey, never>;
        Returns: import('./admin.types.ts').Figures;
      };
      admin_messages: {
        Args: { state?: string; page?: number; size?: number; search?: string };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedMessage>;
      };
      admin_new_counts: {
        Args: Record<PropertyKey, never>;
        Returns: ({ requests: number; messages: number })[];
      };
      admin_posts: {
        Args: { search?: string; state?: string; sort?: string; descending?: boolean; page?: number; size?: number };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedPost>;
      };
      admin_requests: {
        Args: { state?: string; page?: number; size?: number; search?: string };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedRequest>;
      };
      admin_security_events: {
        Args: { event?: string; person?: string; page?: number; size?: number };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedEvent>;
      };
      admin_users: {
        Args: { search?: string; role?: string; state?: string; sort?: string; descending?: boolean; page?: number; size?: number };
        Returns: import('./admin.types.ts').Page<import('./admin.types.ts').ListedUser>;
      };
      ban_user: {
        Args: { user_id: string; reason: string };
        Returns: undefined;
      };
      blog_destinations: {
        Args: Record<PropertyKey, never>;
        Returns: ({ iso_a2: string; name_fr: string; name_en: string; continent: string; lat: number; lng: number; posts: number; latest_slugs: string[]; latest_fr: string[]; latest_en: string[] })[];
      };
      calendar_feed: {
        Args: { trip_id: string };
        Returns: { token: string; created_at: string };
      };
      calendar_plan: {
        Args: { token: string };
        Returns: import('./plan.types.ts').CalendarPlan;
      };
      change_preferences: {
        Args: { changes: Json };
        Returns: Json;
      };
      change_trip: {
        Args: { trip_id: string; changes: Json };
        Returns: Json;
      };
      create_join_link: {
        Args: { trip_id: string; role?: string; days?: number };
        Returns: { id: string; token: string; expires_at: string };
      };
      decline_invitation: {
        Args: { token: string };
        Returns: undefined;
      };
      delete_my_account: {
        Args: { transfers?: Json; confirmation?: string; dry_run?: boolean; forget_name?: boolean };
        Returns: undefined;
      };
      deleted_trips: {
        Args: Record<PropertyKey, never>;
        Returns: ({ id: string; title: string; destination: string; start_date: string; end_date: string; deleted_at: string; restorable_until: string })[];
      };
      end_session: {
        Args: { session_id: string };
        Returns: undefined;
      };
      export_my_data: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      has_password: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      invite_address: {
        Args: { trip_id: string; email: string; role?: string };
        Returns: { is_member: boolean; id?: string; expires_at?: string };
      };
      invite_collaborator: {
        Args: { trip_id: string; email: string; role?: string };
        Returns: { trip_id: string; user_id: string; role: string; joined_at: string; profile: { id: string; name: string | null; username: string | null; email: string | null; avatar_url: string | null } };
      };
      join_link: {
        Args: { token: string };
        Returns: import('./plan.types.ts').JoinLink;
      };
      join_trip: {
        Args: { token: string };
        Returns: string;
      };
      leave_trip: {
        Args: { trip_id: string; forget_name?: boolean };
        Returns: undefined;
      };
      mark_activity_read: {
        Args: { trip_id: string; read_at: string };
        Returns: undefined;
      };
      mark_read: {
        Args: { trip_id: string; read_at: string };
        Returns: undefined;
      };
      my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: ({ id: string; created_at: string; last_used_at: string; address: string; user_agent: string; aal: string; is_current: boolean })[];
      };
      my_shared_trips: {
        Args: Record<PropertyKey, never>;
        Returns: ({ id: string; title: string; start_date: string; end_date: string; people: Json })[];
      };
      post_neighbours: {
        Args: { slug: string };
        Returns: ({ relation: string; post_slug: string; title_fr: string; title_en: string; excerpt_fr: string; excerpt_en: string; cover_url: string; country_iso_a2: string; tags: string[]; published_at: string; minutes_fr: number; minutes_en: number })[];
      };
      purge_trip: {
        Args: { trip_id: string };
        Returns: undefined;
      };
      remove_second_factor: {
        Args: { user_id: string };
        Returns: boolean;
      };
      restore_trip: {
        Args: { trip_id: string };
        Returns: string;
      };
      revoke_calendar_feed: {
        Args: { trip_id: string };
        Returns: boolean;
      };
      revoke_join_link: {
        Args: { trip_id: string; link_id: string };
        Returns: boolean;
      };
      revoke_share: {
        Args: { trip_id: string; share_id?: string };
        Returns: number;
      };
      search_places: {
        Args: { query: string; lang?: string; limit?: number };
        Returns: ({ id: number; name: string; admin1: string | null; country_iso_a2: string; country_name: string; lat: number; lng: number; population: number; time_zone: string | null })[];
      };
      security_events: {
        Args: { before?: number; most?: number; only_event?: string; person?: string };
        Returns: ({ id: number; created_at: string; event: string; actor_id: string; actor_role: string; subject: string; address: string; details: Json })[];
      };
      share_trip: {
        Args: { trip_id: string; shows_prices?: boolean };
        Returns: { id: string; token: string; created_at: string };
      };
      shared_trip: {
        Args: { token: string };
        Returns: import('./plan.types.ts').SharedPlan;
      };
      transfer_ownership: {
        Args: { trip_id: string; new_owner_id: string };
        Returns: undefined;
      };
      trip_counts: {
        Args: Record<PropertyKey, never>;
        Returns: ({ trip_id: string; unread: number; read_at: string; changes: number; activity_read_at: string; open_tasks: number })[];
      };
      unban_user: {
        Args: { user_id: string };
        Returns: undefined;
      };
      use_sample_trip: {
        Args: { id: string; slug: string; start_date: string; language: string };
        Returns: string;
      };
      whole_trip: {
        Args: { trip_id: string };
        Returns: Record<string, Json> | null;
      };
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
/** What a function takes and answers. */
export type FunctionArgs<Name extends keyof PublicSchema['Functions']> = PublicSchema['Functions'][Name]['Args'];
export type FunctionReturns<Name extends keyof PublicSchema['Functions']> = PublicSchema['Functions'][Name]['Returns'];
